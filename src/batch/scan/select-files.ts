import {realpath, stat} from 'node:fs/promises';
import {basename, dirname, isAbsolute, relative, resolve, sep} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import {cannotRead} from '../files/cannot-read.js';
import type {FileCandidate} from '../model/file-candidate.js';
import {globMatcher} from './glob-pattern.js';
import type {Finding} from '../model/source-document.js';
import {isWithin} from '../files/is-within.js';
import {type Location, walk} from '../files/walk.js';

export interface FileSelection {
  /** Absolute base of relative inputs. */
  cwd: string;
  /** Files, folders, and glob patterns that are not existing file names. */
  inputs: string[];
  /** Further files, taken literally: the lines of `--files-from`. */
  listed?: string[];
  /** `true` by default. */
  recursive?: boolean;
  /** Glob patterns; `*.pdf` matches names, `in/*.pdf` paths below the given folder. */
  include?: string[];
  exclude?: string[];
  /** Excluded folders, absolute, such as the output folder. */
  leaveOut?: string[];
  /** Real folders that files may be in. Symbolic links that lead elsewhere are refused unread; anywhere by default. */
  within?: readonly string[];
  signal?: AbortSignal;
}

/** Notes about files that are no candidates. */
export interface SelectionNotes {
  findings: Finding[];
  /** Number of skipped entries by reason. */
  passedOver: Record<
    'hidden' | 'junk' | 'results' | 'link' | 'filtered' | 'repeated' | 'beyond_limit',
    number
  >;
}

/**
 * The selected files, each once, in the order of the inputs, then of names.
 * @throws DocextractError `cannot_read` when an input does not exist or cannot be listed
 */
export async function selectFiles(options: FileSelection, told: SelectionNotes): Promise<FileCandidate[]> {
  return filtered(await gather(options, told), options, told);
}

async function gather(options: FileSelection, told: SelectionNotes): Promise<FileCandidate[]> {
  const candidates: FileCandidate[] = [];
  for (const input of options.inputs) {
    const path = resolve(options.cwd, input);
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) candidates.push(...(await filesBelow(path, options, told)));
    else if (found) candidates.push(fileNamed(path, basename(path), !found.isFile()));
    else candidates.push(...(await filesMatching(input, options)));
  }
  for (const name of options.listed ?? []) {
    const path = resolve(options.cwd, name);
    const found = await stat(path).catch(() => undefined);
    if (found) candidates.push(fileNamed(path, sourceWithin(options.cwd, path), !found.isFile()));
    else told.findings.push(missing(path, sourceWithin(options.cwd, path)));
  }
  return candidates;
}

async function filesBelow(
  root: string,
  options: FileSelection,
  told: SelectionNotes,
): Promise<FileCandidate[]> {
  const files: FileCandidate[] = [];
  const found = walk(root, {
    recursive: options.recursive ?? true,
    leaveOut: (options.leaveOut ?? []).filter((path) => path !== root),
    passOver: (why) => told.passedOver[why]++,
    ...(options.within && {mayFollow: refusingBeyond(options.within, told)}),
    ...(options.signal && {signal: options.signal}),
  });
  try {
    for await (const {location, relative: source, special} of found)
      files.push({
        location,
        path: location.toString(),
        source,
        parent: basename(root),
        special,
        named: false,
      });
  } catch (cause) {
    if (options.signal?.aborted)
      throw new DocextractError('interrupted', 'stopped while looking for documents', {cause});
    throw cannotRead(root, cause, 'folder');
  }
  return files;
}

/** Refuses links that lead out of the folders, each with a finding. */
function refusingBeyond(folders: readonly string[], {findings}: SelectionNotes) {
  return async (link: Location, source: string): Promise<boolean> => {
    const target = await realpath(link).catch(() => undefined);
    if (target === undefined || folders.some((folder) => isWithin(target, folder))) return true;
    const message = 'a symbolic link that leads out of the folders that may be read';
    findings.push({source, path: link.toString(), severity: 'refused', cause: 'outside', message});
    return false;
  };
}

async function filesMatching(pattern: string, {cwd}: FileSelection): Promise<FileCandidate[]> {
  const {glob, isDynamicPattern} = await import('tinyglobby');
  const paths = isDynamicPattern(pattern)
    ? await glob(pattern, {cwd, absolute: true, expandDirectories: false})
    : [];
  if (paths.length === 0)
    throw new DocextractError('cannot_read', `${pattern}: no such file or folder`, {
      hint: isDynamicPattern(pattern)
        ? 'Nothing matches the pattern.'
        : `Check the spelling; it is looked for from ${cwd}.`,
    });
  const base = resolve(cwd, staticPart(pattern));
  return paths
    .sort()
    .map((path) => ({...fileNamed(path, sourceWithin(base, path), false), parent: basename(base)}));
}

/** The folders of a glob pattern before its first magic character. */
function staticPart(pattern: string): string {
  const segments = pattern.split('/');
  const magic = segments.findIndex((segment) => /[*?[\]{}()!+@]/.test(segment));
  return segments.slice(0, magic).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

function fileNamed(path: string, source: string, special: boolean): FileCandidate {
  return {location: path, path, source, parent: basename(dirname(path)), special, named: true};
}

function sourceWithin(folder: string, path: string): string {
  const inside = relative(folder, path);
  return inside.startsWith('..') || isAbsolute(inside) ? basename(path) : inside.split(sep).join('/');
}

function filtered(
  candidates: FileCandidate[],
  options: FileSelection,
  {passedOver}: SelectionNotes,
): FileCandidate[] {
  const isIncluded = options.include?.length ? globMatcher(options.include) : () => true;
  const isExcluded = globMatcher(options.exclude ?? []);
  const seen = new Set<string>();
  return candidates.filter(({path, location, source}) => {
    const id = typeof location === 'string' ? path : location.toString('latin1');
    if (seen.has(id)) passedOver.repeated++;
    else if (!isIncluded(source) || isExcluded(source)) passedOver.filtered++;
    else return Boolean(seen.add(id));
    return false;
  });
}

function missing(path: string, source: string): Finding {
  return {source, path, severity: 'refused', cause: 'missing', message: 'no such file'};
}
