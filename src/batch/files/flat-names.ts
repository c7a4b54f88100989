import {createHash} from 'node:crypto';
import {mustExist} from '../../contract/must-exist.js';

/**
 * Flattens paths of several folders into file names: readable, unique regardless of case and Unicode form, at most
 * 200 bytes. `a/x.pdf` becomes `x.pdf`, or `a__x.pdf` where names collide. `endingOf` gives the suffix of a source.
 */
export function flatNames(
  sources: string[],
  endingOf: (source: string) => string = () => '',
): Map<string, string> {
  const shortName = (source: string) => baseOf(source) + endingOf(source);
  const short = groupBy(sources, (source) => collisionKey(shortName(source)));
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const source of sources) {
    const alone =
      mustExist(short.get(collisionKey(shortName(source))), 'sources with the same file name').length === 1;
    if (alone) names.set(source, claim(tidy(shortName(source)), taken));
  }
  for (const source of sources)
    if (!names.has(source))
      names.set(source, claim(tidy(source.replaceAll('/', '__') + endingOf(source)), taken));
  return names;
}

/**
 * The result path of a source: the source's own path where the file system allows it. A component that is too long
 * with its suffixes is cut and gets a checksum.
 */
export function resultPath(source: string): string {
  return source
    .split('/')
    .map((part) => {
      if (Buffer.byteLength(part) <= maxNameBytes) return part;
      const sum = createHash('sha256').update(part).digest('hex').slice(0, 8);
      const {stem, extension} = split(part);
      const ending = `~${sum}${extension}`;
      return `${shorten(stem, maxNameBytes - Buffer.byteLength(ending))}${ending}`;
    })
    .join('/');
}

/** Key that is equal for names that a file system or archive reader may not distinguish. */
export function collisionKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** The last component of a path that is written with `/`. */
export function baseOf(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1);
}

/** Turns an untrusted path into a relative path without `..`. */
function safeRelativePath(path: string): string {
  const parts = path.split(/[\\/]/).filter((part) => !['', '.', '..'].includes(part));
  return parts.map((part) => part.replace(/[\u0000-\u001f\u007f]/g, '_')).join('/') || 'document';
}

/** Safe relative paths, made unique: `x/a.png`, `x/a-2.png`. */
export function safeRelativePaths(paths: string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const whole = safeRelativePath(path);
    const base = baseOf(whole);
    const {stem, extension} = split(base);
    const folder = whole.slice(0, whole.length - base.length);
    let candidate = whole;
    for (let number = 2; taken.has(collisionKey(candidate)); number++)
      candidate = `${folder}${stem}-${number}${extension}`;
    taken.add(collisionKey(candidate));
    return candidate;
  });
}

/** Names for unnamed results, which sort in order: `document-01`, `document-02`. */
export function numberedNames(count: number): string[] {
  const digits = String(count).length;
  return Array.from({length: count}, (_, index) => `document-${String(index + 1).padStart(digits, '0')}`);
}

/** A job id as a file name: unchanged where it is safe, since services may use any text. */
export function jobFileName(jobId: string): string {
  if (/^(?!\.{1,2}$)[\w.-]{1,200}$/.test(jobId)) return jobId;
  return `job-${createHash('sha256').update(jobId).digest('hex').slice(0, 24)}`;
}

/** Normalises an entry name: no control characters, no backslash, one Unicode form. */
function tidy(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f\\/:]/g, '_')
    .replace(/^\.+/, '_');
}

function claim(name: string, taken: Set<string>): string {
  const {stem, extension} = split(name);
  for (let number = 1; ; number++) {
    const ending = `${number === 1 ? '' : `-${number}`}${extension}`;
    const candidate = `${shorten(stem, maxNameBytes - Buffer.byteLength(ending))}${ending}`;
    if (taken.has(collisionKey(candidate))) continue;
    taken.add(collisionKey(candidate));
    return candidate;
  }
}

/** File systems allow 255 bytes; suffixes and temporary names need the rest. */
const maxNameBytes = 200;

function split(name: string): {stem: string; extension: string} {
  const dot = name.lastIndexOf('.');
  return dot <= 0 || name.length - dot > 10
    ? {stem: name, extension: ''}
    : {stem: name.slice(0, dot), extension: name.slice(dot)};
}

/** Cut to a number of UTF-8 bytes, never within a character. */
function shorten(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let cut = '';
  for (const character of text) {
    if (Buffer.byteLength(cut) + Buffer.byteLength(character) > bytes) break;
    cut += character;
  }
  return cut;
}

function groupBy<T>(items: T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
