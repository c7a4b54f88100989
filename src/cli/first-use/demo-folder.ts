import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readFailure} from '../../batch/files/cannot-read.js';
import {cannotWrite} from '../../batch/files/cannot-write.js';
import {makeFolder} from '../../batch/files/make-folder.js';
import {writeAtomically, writeExclusively} from '../../batch/files/write-file.js';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {projectFileName} from '../config/files.js';
import type {Io} from '../io.js';
import {packageFile} from '../version.js';

/** Invoices made for the tests, which the package carries: two PDFs with text, in two languages, and a scan. */
const documents: readonly {name: string; from: string}[] = [
  {name: 'harbour-lane.pdf', from: 'fixtures/scans/Harbour Lane Print INV-2024-0187.pdf'},
  {name: 'bergmann.pdf', from: 'fixtures/scans/rechnung-bergmann.pdf'},
  {name: 'prairie-supply-scan.pdf', from: 'fixtures/scans/scan0007.pdf'},
];

/** Paths in the package of the documents of the demo. */
export const demoFiles = documents.map(({from}) => from);

/** The folder inside a demo that has its documents. */
export const documentsFolder = 'documents';
export const documentNames = documents.map(({name}) => name);

export const resultsFolder = 'results';

/** Of the templates that every data directory has. */
export const demoTemplate = 'invoice';

/** Holds what other commands keep in the directories of the user. */
const ownFolder = '.docextract';

/** The demo is a project of its own: nothing that is configured elsewhere holds in it. */
const projectFile = `${JSON.stringify(
  {
    template: demoTemplate,
    output: resultsFolder,
    dataDir: `${ownFolder}/data`,
    stateDir: `${ownFolder}/state`,
  },
  null,
  2,
)}\n`;

/**
 * Makes the folder of a demo with its documents, or completes the one of an earlier demo. Throws `usage` for a folder
 * with anything else in it, `cannot_write`.
 */
export async function openDemoFolder(folder: string): Promise<void> {
  if (!(await isFreeFor(folder)))
    throw new DocextractError('usage', `${folder} is there already, and was not made by a demo`, {
      hint: 'name a folder that is not there yet: docextract demo my-demo',
    });
  await makeFolder(folder).catch((cause: unknown) => {
    throw cannotWrite(folder, cause, 'Name another folder: docextract demo DIR');
  });
  // First, so that a demo that was interrupted is known as one.
  await writeExclusively(join(folder, projectFileName), projectFile);
  for (const {name, from} of documents)
    await writeAtomically(join(folder, documentsFolder, name), await readFile(packageFile(from)));
}

/** Whether a folder is absent, empty, or one of a demo. */
async function isFreeFor(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (systemCodeOf(error) === 'ENOENT') return [];
    if (systemCodeOf(error) === 'ENOTDIR') return ['a file'];
    throw new DocextractError(
      'cannot_read',
      `the folder ${folder} cannot be read: ${readFailure(error, 'folder').reason}`,
      {
        hint: 'name another one: docextract demo DIR',
        cause: error,
      },
    );
  });
  if (names.length === 0) return true;
  return (await readFile(join(folder, projectFileName), 'utf8').catch(() => '')) === projectFile;
}

/**
 * The surroundings of a demo: its folder is the working directory and holds all directories of the user. Settings from
 * the environment are removed, so that the demo uses no remote service and no language model.
 */
export function demoWorld(io: Io, folder: string): Io {
  const own = join(folder, ownFolder);
  const kept = Object.entries(io.env).filter(([name]) => !name.toUpperCase().startsWith('DOCEXTRACT_'));
  const directories = ['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME', 'APPDATA', 'LOCALAPPDATA'];
  return {
    ...io,
    cwd: folder,
    env: {...Object.fromEntries(kept), ...Object.fromEntries(directories.map((name) => [name, own]))},
  };
}
