import {stat} from 'node:fs/promises';
import {basename, dirname, isAbsolute, relative, resolve, sep} from 'node:path';
import {kindOfName} from '../contract/documents.js';
import {DocextractError} from '../contract/errors.js';
import {createGlances, type Glances} from './glance.js';
import {type Inspection, inspect, smallBytes} from './inspect.js';
import {sameName} from './names.js';
import {matcher} from './pattern.js';
import {mapConcurrently} from './concurrency.js';
import {pagesOfKind} from './pages.js';
import {fillFrom, passFileBytes, readFileBytes} from './read-file.js';
import type {Finding, SourceDocument} from './source.js';
import {type Location, walk} from './walk.js';

export interface ScanOptions {
  /** Absolute; what relative inputs are relative to. */
  cwd: string;
  /** Files, folders, and glob patterns that no file bears as its name. */
  inputs: string[];
  /** Further files, taken literally: the lines of `--files-from`. */
  listed?: string[];
  /** `true` by default. */
  recursive?: boolean;
  /** Glob patterns; `*.pdf` looks at names, `in/*.pdf` at paths below the folder given. */
  include?: string[];
  exclude?: string[];
  newerThan?: Date;
  maxFiles?: number;
  /** Folders that are never looked into, absolute: where results go. */
  leaveOut?: string[];
  /** Whether documents travel alone (`process`, `agent`) or may be packed into an archive (`submit`). */
  travel: 'alone' | 'archive';
  signal?: AbortSignal;
}

export interface Scan {
  /** What can be sent, in the order of the inputs and then of the names. */
  documents: SourceDocument[];
  findings: Finding[];
  /** How many entries were passed over, and why. */
  passedOver: Record<
    'hidden' | 'junk' | 'results' | 'link' | 'filtered' | 'repeated' | 'beyond_limit',
    number
  >;
}

/**
 * Finds documents and looks at each before anything is sent.
 * @throws DocextractError `cannot_read` when an input does not exist or cannot be listed
 */
export async function scan(options: ScanOptions): Promise<Scan> {
  const result: Scan = {documents: [], findings: [], passedOver: nothingPassedOver()};
  const candidates = withDistinctNames(selected(await gather(options, result), options, result), result);
  const glances = createGlances();
  const looks = await mapConcurrently(candidates, 16, (candidate) => look(candidate, options, glances));
  for (const [index, {document, findings}] of looks.entries()) {
    result.findings.push(...findings);
    if (document === undefined) continue;
    if (options.newerThan && document.modifiedMs <= options.newerThan.getTime()) result.passedOver.filtered++;
    else if (result.documents.length >= (options.maxFiles ?? Infinity)) result.passedOver.beyond_limit++;
    else result.documents.push(document);
    if (index % 1000 === 999) options.signal?.throwIfAborted();
  }
  return result;
}

/** A file that may become a document of the batch. */
interface Candidate {
  location: Location;
  path: string;
  /** Below the folder it was found in. */
  source: string;
  /** The name of that folder, for when two sources collide. */
  parent: string;
  special: boolean;
  /** Named by the user, not come upon in a folder. */
  named: boolean;
}

async function gather(options: ScanOptions, result: Scan): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const input of options.inputs) {
    const path = resolve(options.cwd, input);
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) candidates.push(...(await filesBelow(path, options, result)));
    else if (found) candidates.push(fileNamed(path, basename(path), !found.isFile()));
    else candidates.push(...(await filesMatching(input, options)));
  }
  for (const name of options.listed ?? []) {
    const path = resolve(options.cwd, name);
    const found = await stat(path).catch(() => undefined);
    if (found) candidates.push(fileNamed(path, sourceWithin(options.cwd, path), !found.isFile()));
    else result.findings.push(missing(path, sourceWithin(options.cwd, path)));
  }
  return candidates;
}

async function filesBelow(root: string, options: ScanOptions, result: Scan): Promise<Candidate[]> {
  const files: Candidate[] = [];
  const found = walk(root, {
    recursive: options.recursive ?? true,
    leaveOut: (options.leaveOut ?? []).filter((path) => path !== root),
    passOver: (why) => result.passedOver[why]++,
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
    throw new DocextractError('cannot_read', `cannot list ${root}: ${(cause as Error).message}`, {cause});
  }
  return files;
}

async function filesMatching(pattern: string, {cwd}: ScanOptions): Promise<Candidate[]> {
  const {glob, isDynamicPattern} = await import('tinyglobby');
  const paths = isDynamicPattern(pattern)
    ? await glob(pattern, {cwd, absolute: true, expandDirectories: false})
    : [];
  if (paths.length === 0)
    throw new DocextractError('cannot_read', `${pattern}: no such file or folder`, {
      hint: isDynamicPattern(pattern) ? 'Nothing matches the pattern.' : 'Check the path.',
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

function fileNamed(path: string, source: string, special: boolean): Candidate {
  return {location: path, path, source, parent: basename(dirname(path)), special, named: true};
}

function sourceWithin(folder: string, path: string): string {
  const inside = relative(folder, path);
  return inside.startsWith('..') || isAbsolute(inside) ? basename(path) : inside.split(sep).join('/');
}

function selected(candidates: Candidate[], options: ScanOptions, {passedOver}: Scan): Candidate[] {
  const isIncluded = options.include?.length ? matcher(options.include) : () => true;
  const isExcluded = matcher(options.exclude ?? []);
  const seen = new Set<string>();
  return candidates.filter(({path, location, source}) => {
    const id = typeof location === 'string' ? path : location.toString('latin1');
    if (seen.has(id)) passedOver.repeated++;
    else if (!isIncluded(source) || isExcluded(source)) passedOver.filtered++;
    else return Boolean(seen.add(id));
    return false;
  });
}

/** Sources name results: two that a file system may take for one get their folder's name before them, or a number. */
function withDistinctNames(candidates: Candidate[], {findings}: Scan): Candidate[] {
  const parents = new Map<string, Set<string>>();
  for (const {source, parent} of candidates)
    parents.set(sameName(source), (parents.get(sameName(source)) ?? new Set()).add(parent));
  const taken = new Set<string>();
  return candidates.map((candidate) => {
    const {source: name, parent, path} = candidate;
    const isShared = parents.get(sameName(name))!.size > 1;
    const source = firstFree(isShared ? `${parent}/${name}` : name, taken);
    if (source !== name) findings.push(collision({source, name, path}));
    return {...candidate, source};
  });
}

function collision({source, name, path}: {source: string; name: string; path: string}): Finding {
  const message = `another document is called ${name} too; this one goes by ${source}`;
  return {source, path, severity: 'warning', cause: 'name_collision', message};
}

function firstFree(source: string, taken: Set<string>): string {
  const dot = source.lastIndexOf('.');
  const cut = dot > source.lastIndexOf('/') + 1 ? dot : source.length;
  for (let number = 1; ; number++) {
    const name = number === 1 ? source : `${source.slice(0, cut)}-${number}${source.slice(cut)}`;
    if (taken.has(sameName(name))) continue;
    taken.add(sameName(name));
    return name;
  }
}

interface Look {
  document?: SourceDocument;
  findings: Finding[];
}

async function look(candidate: Candidate, {travel}: ScanOptions, glances: Glances): Promise<Look> {
  const {source, path, special} = candidate;
  const severity = candidate.named || kindOfName(source) ? 'refused' : 'ignored';
  if (special) return {findings: [{source, path, severity, cause: 'special', message: 'not a regular file'}]};
  try {
    const inspection = await inspect(candidate.location, source, glances);
    const findings = [
      ...inspection.problems,
      ...travelProblems(inspection, {travel, named: candidate.named}),
    ].map((problem): Finding => ({
      source,
      path,
      ...problem,
      severity: problem.severity === 'refused' ? severity : problem.severity,
    }));
    const isSendable = findings.every((finding) => finding.severity === 'warning');
    return {findings, ...(isSendable && {document: documentOf(candidate, inspection, glances)})};
  } catch (cause) {
    const message = `cannot be read: ${(cause as Error).message}`;
    return {findings: [{source, path, severity: 'refused', cause: 'unreadable', message}]};
  }
}

function travelProblems(
  {kind}: Inspection,
  {travel, named}: {travel: ScanOptions['travel']; named: boolean},
): Inspection['problems'] {
  if (kind === 'webp' && travel === 'alone')
    return [
      {
        severity: 'refused',
        cause: 'alone_unsupported',
        message: 'WebP is taken only within an archive: use "submit"',
      },
    ];
  if (kind === 'zip' && travel === 'alone')
    return [
      {
        severity: 'refused',
        cause: 'alone_unsupported',
        message: 'an archive is taken only as a job: use "submit"',
      },
    ];
  if (kind === 'zip' && !named)
    return [
      {
        severity: 'refused',
        cause: 'unsupported',
        message: 'an archive within a folder: submit it by its name',
      },
    ];
  return [];
}

function documentOf(
  {location, path, source}: Candidate,
  {size, modifiedMs, kind, fingerprint}: Inspection,
  glances: Glances,
): SourceDocument {
  return {
    name: basename(source),
    source,
    path,
    size,
    modifiedMs,
    kind: kind!,
    pages: pagesOfKind(kind!),
    ...(fingerprint && {fingerprint}),
    pass: () => passFileBytes(location),
    open: () => readFileBytes(location, size),
    fill: (target) => (size <= smallBytes ? glances.fill(location, target) : fillFrom(location, target)),
  };
}

function missing(path: string, source: string): Finding {
  return {source, path, severity: 'refused', cause: 'missing', message: 'no such file'};
}

function nothingPassedOver(): Scan['passedOver'] {
  return {hidden: 0, junk: 0, results: 0, link: 0, filtered: 0, repeated: 0, beyond_limit: 0};
}
