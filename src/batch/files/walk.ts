import type {Stats} from 'node:fs';
import {readdir, stat} from 'node:fs/promises';

/** A path as the file system has it: bytes where the name is not UTF-8. */
export type Location = string | Buffer;

export interface WalkedFile {
  location: Location;
  /** Path below the walked folder, with `/`; invalid UTF-8 appears as U+FFFD. */
  relative: string;
  /** Not a regular file, such as a device or socket. */
  special: boolean;
}

export interface WalkOptions {
  recursive: boolean;
  /** Excluded folders, absolute. */
  leaveOut: string[];
  /** Called for each skipped entry. */
  passOver: (why: 'hidden' | 'junk' | 'results' | 'link', relative: string) => void;
  /** Whether a symbolic link may be followed; all of them by default. */
  mayFollow?: (link: Location, relative: string) => Promise<boolean>;
  signal?: AbortSignal;
}

/** The files below a folder, in the order of their names. Links to folders are followed once, after all real folders. */
export async function* walk(root: string, options: WalkOptions): AsyncGenerator<WalkedFile> {
  const seen = new Set<string>();
  const links: Folder[] = [];
  yield* folder({location: root, relative: ''}, {seen, links, options});
  for (let link = links.shift(); link !== undefined; link = links.shift())
    yield* folder(link, {seen, links, options});
}

interface Folder {
  location: Location;
  relative: string;
}

interface Walking {
  seen: Set<string>;
  links: Folder[];
  options: WalkOptions;
}

async function* folder(here: Folder, walking: Walking): AsyncGenerator<WalkedFile> {
  const {seen, links, options} = walking;
  options.signal?.throwIfAborted();
  if (!isFirstVisit(await stat(here.location), seen)) {
    options.passOver('link', here.relative);
    return;
  }
  const entries = await entriesOf(here);
  if (here.relative !== '' && entries.some(({relative}) => relative.endsWith('/.docextract'))) {
    options.passOver('results', here.relative);
    return;
  }
  for (const entry of entries) {
    const why = passedOver(entry, options);
    if (why !== undefined) {
      options.passOver(why, entry.relative);
      continue;
    }
    if (entry.isLink && (await options.mayFollow?.(entry.location, entry.relative)) === false) continue;
    const target = entry.isLink ? await stat(entry.location).catch(() => undefined) : entry;
    if (!target?.isDirectory()) yield {...placeOf(entry), special: !target?.isFile()};
    else if (options.recursive && entry.isLink) links.push(placeOf(entry));
    else if (options.recursive) yield* folder(placeOf(entry), walking);
  }
}

interface Listed extends Folder {
  isLink: boolean;
  isDirectory: () => boolean;
  isFile: () => boolean;
}

function placeOf({location, relative}: Folder): Folder {
  return {location, relative};
}

/** The directory listing gives the type of most entries; only links need another call. */
async function entriesOf({location, relative}: Folder): Promise<Listed[]> {
  const entries = await readdir(location, {encoding: 'buffer', withFileTypes: true});
  return entries
    .map((entry) => ({
      location: join(location, entry.name),
      relative: relative === '' ? entry.name.toString('utf8') : `${relative}/${entry.name.toString('utf8')}`,
      isLink: entry.isSymbolicLink(),
      isDirectory: () => entry.isDirectory(),
      isFile: () => entry.isFile(),
    }))
    .sort((one, other) => (one.relative < other.relative ? -1 : one.relative > other.relative ? 1 : 0));
}

/** Joins as text where that is lossless, so that messages and programs see ordinary paths. */
function join(parent: Location, name: Buffer): Location {
  const text = name.toString('utf8');
  if (typeof parent === 'string' && Buffer.from(text).equals(name))
    return `${parent.replace(/\/+$/, '')}/${text}`;
  return Buffer.concat([Buffer.from(parent), Buffer.from('/'), name]);
}

function passedOver(
  {location, relative}: Folder,
  {leaveOut}: WalkOptions,
): 'hidden' | 'junk' | 'results' | undefined {
  const name = relative.slice(relative.lastIndexOf('/') + 1);
  if (junk.some((pattern) => pattern.test(name))) return 'junk';
  if (name.startsWith('.')) return 'hidden';
  return typeof location === 'string' && leaveOut.includes(location) ? 'results' : undefined;
}

/** Files that operating systems, network drives and office programs create beside documents. */
const junk = [/^\.DS_Store$/, /^Thumbs\.db$/i, /^desktop\.ini$/i, /^@eaDir$/, /^\._/, /^~\$/, /^__MACOSX$/];

function isFirstVisit(stats: Stats, seen: Set<string>): boolean {
  const id = `${stats.dev}:${stats.ino}`;
  if (seen.has(id)) return false;
  seen.add(id);
  return true;
}
