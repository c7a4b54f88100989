import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {expect, test} from 'vitest';

const root = resolve(import.meta.dirname, '..');
const scripts = readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'})
  .filter((path) => path.endsWith('.mjs'))
  .map((path) => join(import.meta.dirname, path));

/** Benches and fits are no part of `npm test`, and the compiler does not read them: a renamed export would break them unseen. */
test('what benches and fits import from the build exists in the sources under that name', () => {
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.flatMap(missingImports)).toEqual([]);
});

test('the files of the project that benches and fits import exist', () => {
  const imports = scripts.flatMap((script) => importsOf(script).map((path) => ({script, path})));
  expect(imports.length).toBeGreaterThan(500);
  const missing = imports.filter(({script, path}) => !existsSync(sourceOf(resolve(dirname(script), path))));
  expect(missing.map(({script, path}) => `${relative(root, script)}: ${path}`)).toEqual([]);
});

/** What the build makes of a source is there when the source is. */
function sourceOf(path: string): string {
  return path.startsWith(join(root, 'dist')) && path.endsWith('.js')
    ? path.replace(join(root, 'dist'), join(root, 'src')).replace(/js$/, 'ts')
    : path;
}

/** Relative ones, and scripts that are started as threads or processes; a text that a script writes imports nothing. */
function importsOf(script: string): string[] {
  const code = read(script).replace(/`[^`]*`/g, '``');
  const imports = [
    /^(?:import|export) (?:[^'"`;]+ from )?['"](\.\.?\/[^'"]+)['"];/gm,
    /\bimport\(\s*['"](\.\.?\/[^'"]+)['"]/g,
    /\bnew URL\(\s*['"]([^'"]+\.mjs)['"],\s*import\.meta\.url/g,
  ];
  return imports.flatMap((pattern) => [...code.matchAll(pattern)].map(([, path]) => path!));
}

function missingImports(script: string): string[] {
  const imports = read(script).matchAll(
    /(?:import|const) \{([^}]+)\}(?: from| = await import\()\s*'((?:\.\.\/)+dist\/[^']+)\.js'/g,
  );
  return [...imports].flatMap(([, names, path]) => {
    const source = resolve(dirname(script), `${path}.ts`).replace(`${root}/dist/`, `${root}/src/`);
    const text = existsSync(source) ? read(source) : '';
    return names!
      .split(',')
      .map((name) => name.trim().split(/ as |: /)[0]!)
      .filter((name) => name !== '' && !exportsName(text, name))
      .map((name) => `${relative(root, script)}: ${name} of ${relative(root, source)}`);
  });
}

function exportsName(text: string, name: string): boolean {
  const declared = new RegExp(String.raw`^export (?:async )?(?:function\*?|const|let|class) ${name}\b`, 'm');
  return declared.test(text) || new RegExp(String.raw`^export \{[^}]*\b${name}\b`, 'm').test(text);
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}
