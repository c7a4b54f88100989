import {DocextractError} from '../../contract/errors.js';
import {fingerprint} from '../scan/fingerprint.js';
import {identityOf} from '../ledger/identity.js';
import {collisionKey} from '../files/flat-names.js';
import type {Scan} from '../scan/scan.js';
import type {Fingerprint, SourceDocument} from '../model/source-document.js';
import type {ResultStore} from '../results/result-store.js';
import {createStore} from '../results/create-store.js';
import {finishedFolders} from './files.js';
import {freeName, isThere} from './free-name.js';
import type {RoundContext} from './hot-folder-options.js';

/** A scan whose sources have free names: scanners call every file `scan.pdf`. */
export interface NamedScan {
  scan: Scan;
  /** Absolute path of each source. */
  paths: Map<string, string>;
  /** Size and modification time of each file when it was inspected, by path. */
  seen: Map<string, {size: number; modifiedMs: number}>;
}

/** Gives each document a free name among the results and in `done`, or the name it had before an interruption. */
export async function assignFreeNames(found: Scan, hot: RoundContext): Promise<NamedScan> {
  const {folder, output} = hot.options;
  const store = createStore({...output, overwrite: false}, hot.context.ledger.directory);
  const taken = new Set<string>();
  const named: NamedScan = {scan: {...found, documents: [], findings: []}, paths: new Map(), seen: new Map()};
  const claim = (source: string, path: string) => {
    taken.add(collisionKey(source));
    named.paths.set(source, path);
    return source;
  };
  await hot.context.ledger.refresh();
  for (const looked of found.documents) {
    const document = await read(looked, hot);
    const wanted = relativeTo(folder, document.path);
    const source =
      earlierName(document, taken, {...hot, store}) ??
      (await freeName(wanted, (name) => isTaken(name, taken, {...hot, store})));
    named.seen.set(document.path, document);
    named.scan.documents.push({...document, source: claim(source, document.path)});
  }
  for (const finding of found.findings) {
    // Removed since the inspection, or renamed above.
    if (finding.cause === 'missing' || finding.cause === 'name_collision') continue;
    const own = named.scan.documents.find(({path}) => path === finding.path)?.source;
    const source =
      own ??
      claim(
        await freeName(relativeTo(folder, finding.path), (name) =>
          Promise.resolve(taken.has(collisionKey(name))),
        ),
        finding.path,
      );
    named.scan.findings.push({...finding, source});
  }
  return named;
}

/** The document with its checksums; unreadable ones are reported later. */
async function read(document: SourceDocument, {context}: RoundContext): Promise<MaybeRead> {
  return fingerprint(document, context.signal).catch((error: unknown) => {
    if (error instanceof DocextractError && context.signal?.aborted !== true) return document;
    throw error;
  });
}

type MaybeRead = SourceDocument & {fingerprint?: Fingerprint};

/** The name this file was sent under before, when its result has, or would have, that name. */
function earlierName(
  document: MaybeRead,
  taken: Set<string>,
  {options, context, store}: RoundContext & {store: ResultStore},
): string | undefined {
  if (document.fingerprint === undefined) return undefined;
  const identity = identityOf(document.fingerprint.sha256, options.work, context.service);
  const known = context.ledger.find(identity);
  const source = known?.entry.intent.documents.find(
    (one) => one.identity === identity && one.path === document.path,
  )?.source;
  if (source === undefined || taken.has(collisionKey(source))) return undefined;
  const result = known?.settled?.result;
  return result === undefined || result === store.placeOf({source}) ? source : undefined;
}

/** A result may be a file or a table row; a dangling link also takes the name. */
async function isTaken(
  name: string,
  taken: Set<string>,
  {options, store}: RoundContext & {store: ResultStore},
): Promise<boolean> {
  const {folder, output} = options;
  return (
    taken.has(collisionKey(name)) ||
    (await isThere(`${folder}/${finishedFolders.done}`, name)) ||
    (await isThere(output.directory, `${name}.json`)) ||
    (await store.taken([{source: name}])).size > 0
  );
}

function relativeTo(folder: string, path: string): string {
  return path.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '');
}
