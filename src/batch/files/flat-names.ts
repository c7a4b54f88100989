import {createHash} from 'node:crypto';

/**
 * Names under which files of many folders can lie side by side: readable, unique without regard to case and Unicode
 * form, at most 200 bytes. `a/x.pdf` stays `x.pdf` where nothing collides and becomes `a__x.pdf` where something does.
 * `endingOf` gives what is put behind the name of a source.
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
    const alone = short.get(collisionKey(shortName(source)))!.length === 1;
    if (alone) names.set(source, claim(tidy(shortName(source)), taken));
  }
  for (const source of sources)
    if (!names.has(source))
      names.set(source, claim(tidy(source.replaceAll('/', '__') + endingOf(source)), taken));
  return names;
}

/**
 * A path below the result folder for a source: itself, where file systems take it. A part that is too long with all that
 * is put behind it is cut, and told apart by its sum.
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

/** Two names that a file system or an archive reader may take for one. */
export function collisionKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

export function baseOf(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1);
}

/** A path that somebody else gave, as one that leads nowhere but inwards. */
function safeRelativePath(path: string): string {
  const parts = path.split(/[\\/]/).filter((part) => !['', '.', '..'].includes(part));
  return parts.map((part) => part.replace(/[\u0000-\u001f\u007f]/g, '_')).join('/') || 'document';
}

/** Such paths for several, each its own: `x/a.png`, `x/a-2.png`. */
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

/** Names for results that nobody named, which sort in their order: `document-01`, `document-02`. */
export function numberedNames(count: number): string[] {
  const digits = String(count).length;
  return Array.from({length: count}, (_, index) => `document-${String(index + 1).padStart(digits, '0')}`);
}

/** A job's id as a name for files and folders: itself, where it can be nothing else. The service may give any text. */
export function jobFileName(jobId: string): string {
  if (/^(?!\.{1,2}$)[\w.-]{1,200}$/.test(jobId)) return jobId;
  return `job-${createHash('sha256').update(jobId).digest('hex').slice(0, 24)}`;
}

/** Entry names carry no control characters, no backslash, and are in one Unicode form. */
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

/** File systems take 255; endings and those of files that are being written come on top. */
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
