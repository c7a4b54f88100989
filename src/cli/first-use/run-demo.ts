import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Writable} from 'node:stream';
import {systemCodeOf} from '../../contract/errors.js';
import {isRecord} from '../../contract/records.js';
import {runDocuments} from '../run/run-documents.js';
import {createContext, type Context} from '../terminal/context.js';
import type {ExitCode} from '../terminal/exit-codes.js';
import type {GlobalOptions} from '../terminal/talk.js';
import {
  demoTemplate,
  demoWorld,
  documentNames,
  documentsFolder,
  openDemoFolder,
  resultsFolder,
} from './demo-folder.js';

/** A document of the demo with what was read. */
export interface DemoDocument {
  /** Paths from the folder of the demo. */
  source: string;
  result: string;
  /** `null` where nothing was read. */
  values: Record<string, unknown> | null;
}

/** Extracts the documents of a demo with the built-in service; reads and writes nothing outside its folder. */
export async function runDemo(
  folder: string,
  options: GlobalOptions,
  context: Context,
): Promise<{documents: DemoDocument[]; exitCode: ExitCode}> {
  await openDemoFolder(folder);
  const io = demoWorld(context.io, folder);
  // Its own results are the output of this command, not those of the run.
  const stdout = new Writable({write: (_chunk, _encoding, done) => done()});
  const own = {...createContext({...io, stdout}, context.argv), err: context.err};
  const {quiet, verbose, color, logFile} = options;
  await runDocuments(
    {
      ...{quiet, verbose, color, logFile, demoFrom: context.io.cwd, builtInWords},
      ...{paths: [documentsFolder], recursive: true, template: demoTemplate},
    },
    own,
    'submit',
  );
  return {documents: await readResults(folder), exitCode: own.exitCode};
}

/** Where its data are follows. */
const builtInWords = 'whatever is configured, the demo uses the built-in service';

async function readResults(folder: string): Promise<DemoDocument[]> {
  return Promise.all(
    documentNames.map(async (name) => {
      const result = `${resultsFolder}/${name}.json`;
      return {source: `${documentsFolder}/${name}`, result, values: await readValues(join(folder, result))};
    }),
  );
}

/** Without a file nothing was read: the run has said why. */
async function readValues(path: string): Promise<Record<string, unknown> | null> {
  try {
    const values: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isRecord(values) ? values : null;
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
