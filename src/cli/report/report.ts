// report: one page of HTML that shows the values of a run, and their places on the pages.

import {join} from 'node:path';
import type {BatchReport} from '../../batch/model/outcome.js';
import type {WatchedResult} from '../../batch/model/run-options.js';
import {requireWritable, writeAtomically} from '../../batch/files/write-file.js';
import {openKeptResults} from './kept-results.js';
import {listDocuments} from './list-documents.js';
import {reportPage, type RunFacts} from './page.js';
import {createDrawer, type FileOf, type DrawerOptions} from './pictures.js';

export interface ReportedRun extends Omit<DrawerOptions, 'documents'> {
  outcome: BatchReport;
  facts: RunFacts;
  /** The file of a document, where it is on this disk. */
  fileOf: FileOf;
}

export interface ReportWriter {
  /** Keeps a result for the page. */
  watch: (result: WatchedResult) => void;
  /** Writes the page and returns its file. Throws `cannot_write`. */
  write: (run: ReportedRun) => Promise<string>;
  /** Removes the temporary file of results. */
  close: () => Promise<void>;
}

/** Prepares a report in a folder, before anything is paid. Throws `cannot_write`. */
export async function openReport(directory: string): Promise<ReportWriter> {
  const folder = join(directory, '.docextract');
  await requireWritable(directory);
  await requireWritable(folder);
  const kept = await openKeptResults(join(folder, 'report.ndjson'));
  const file = join(directory, 'report.html');
  return {
    watch: kept.add,
    async write({outcome, facts, fileOf, ...drawing}) {
      await kept.refresh();
      const documents = await listDocuments(outcome.documents, kept);
      const page = () => {
        const drawer = createDrawer({...drawing, documents: documents.length});
        return reportPage({outcome, facts, documents}, {kept, drawer, fileOf});
      };
      await writeAtomically(file, page);
      await kept.save(outcome.documents);
      return file;
    },
    close: kept.close,
  };
}
