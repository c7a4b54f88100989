import {readFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import ts from 'typescript';
import {beforeAll, expect, test} from 'vitest';

const home = resolve(import.meta.dirname, '../..');
const entry = join(home, 'src/index.ts');

let checker: ts.TypeChecker;
let exported: Map<string, ts.Symbol>;

beforeAll(() => {
  const read: {config?: unknown} = ts.readConfigFile(join(home, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const {options} = ts.parseJsonConfigFileContent(read.config, ts.sys, home);
  const program = ts.createProgram([entry], options);
  checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  exported = new Map(
    (module ? checker.getExportsOfModule(module) : []).map((one) => [one.name, resolved(one)]),
  );
});

test('the entry exports the calls of the library', () => {
  expect([...exported.keys()]).toEqual(
    expect.arrayContaining([
      ...['createClient', 'extractFile', 'submitFolder', 'waitForJob', 'fileDocument', 'createService'],
      ...['DocextractError', 'SchemaError', 'isFailure', 'isTerminal'],
    ]),
  );
});

test('every type that the declarations of exports name is exported by name', () => {
  const known = new Set(exported.values());
  const missing = new Set<string>();
  const seen = new Set<ts.Symbol>();
  const visit = (symbol: ts.Symbol): void => {
    if (seen.has(symbol)) return;
    seen.add(symbol);
    for (const declaration of symbol.declarations ?? []) {
      if (!isOurs(declaration) || !isPublic(declaration)) continue;
      for (const named of namedIn(declaration)) {
        if (!known.has(named)) missing.add(`${named.name} (in ${symbol.name})`);
        visit(named);
      }
    }
  };
  for (const symbol of known) visit(symbol);
  expect([...missing].toSorted()).toEqual([]);
});

test('every exported function, method and property says what it is', () => {
  const silent = [...exported].flatMap(([name, symbol]) =>
    (symbol.declarations ?? []).filter(isOurs).flatMap((declaration) => silentIn(name, symbol, declaration)),
  );
  expect([...new Set(silent)].toSorted()).toEqual([]);
});

test('importing the library loads neither the engine nor the service nor its packages', () => {
  const {files, packages} = loadedBy(entry);
  const heavy = files.filter(
    (file) =>
      /^(?:engine|storage|service)\//.test(file) && !lightFiles.some((light) => file.startsWith(light)),
  );
  expect(files).toContain('library/extract-file.ts');
  expect(heavy).toEqual([]);
  expect(packages.toSorted()).toEqual(['csv-stringify/sync', 'p-limit', 'p-map', 'zod']);
});

/** What reads a JSON Schema, and what tells how near a misspelt name is: small, and they load nothing. */
const lightFiles = ['service/templates/', 'engine/values/similarity.ts'];

/** What a file imports as a program, and so on; types leave nothing, and `import()` comes later. */
function loadedBy(file: string): {files: string[]; packages: string[]} {
  const [files, packages] = [new Set<string>(), new Set<string>()];
  const load = (path: string): void => {
    const name = relative(join(home, 'src'), path);
    if (files.has(name)) return;
    files.add(name);
    for (const [, what, target] of readFileSync(path, 'utf8').matchAll(
      /^(?:import|export) (?!type )([^;]*?)from '([^']+)';/gm,
    )) {
      if (target === undefined || /^\{\s*(?:type \w+(?: as \w+)?,?\s*)+\}\s*$/.test(what ?? '')) continue;
      if (target.startsWith('.')) load(resolve(dirname(path), target.replace(/\.js$/, '.ts')));
      else if (!target.startsWith('node:')) packages.add(target);
    }
  };
  load(file);
  return {files: [...files], packages: [...packages]};
}

function resolved(symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isOurs(node: ts.Node): boolean {
  return node.getSourceFile().fileName.startsWith(join(home, 'src'));
}

/** A schema and its type share a name: the type alone is exported. */
function isPublic(declaration: ts.Declaration): boolean {
  return !ts.isVariableDeclaration(declaration);
}

/** Our types that the signature of a declaration names; bodies of functions are no part of it. */
function namedIn(declaration: ts.Node): ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isBlock(node) || isHidden(node)) return;
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined;
    const symbol = name && checker.getSymbolAtLocation(name);
    const target = symbol && resolved(symbol);
    if (target?.declarations?.some((one) => isOurs(one) && !ts.isTypeParameterDeclaration(one)))
      found.push(target);
    ts.forEachChild(node, walk);
  };
  walk(declaration);
  return found;
}

/** Overloads hide the signature of the implementation; private members are hidden too. */
function isHidden(node: ts.Node): boolean {
  if (!ts.isFunctionDeclaration(node) || node.body === undefined) return false;
  const symbol = node.name && checker.getSymbolAtLocation(node.name);
  return (symbol?.declarations?.length ?? 1) > 1;
}

function silentIn(name: string, symbol: ts.Symbol, declaration: ts.Declaration): string[] {
  if (ts.isFunctionDeclaration(declaration))
    return isHidden(declaration) || docOf(symbol) !== '' ? [] : [name];
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return [];
  const own = docOf(symbol) === '' ? [name] : [];
  const members = declaration.members.flatMap((member) => {
    const key = member.name?.getText();
    const text = ts.getJSDocCommentsAndTags(member).length > 0;
    return key === undefined || text ? [] : [`${name}.${key}`];
  });
  return [...own, ...members];
}

function docOf(symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker));
}
