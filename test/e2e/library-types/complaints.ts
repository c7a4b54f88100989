import {copyFile} from 'node:fs/promises';
import {join} from 'node:path';
import ts from 'typescript';

const strictly: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.esnext.disposable.d.ts'],
  types: ['node'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
};

/** What the compiler says of programs in the folder of a user, and of the declarations of the package; empty when all is right. */
export async function complaints(
  folder: string,
  programs: Readonly<Record<string, string>>,
  options: ts.CompilerOptions,
): Promise<string> {
  for (const [name, program] of Object.entries(programs))
    await copyFile(join(import.meta.dirname, program), join(folder, name));
  const files = Object.keys(programs).map((name) => join(folder, name));
  const typeRoots = [join(folder, 'node_modules/@types')];
  const program = ts.createProgram(files, {...strictly, typeRoots, ...options});
  const own = program.getSourceFiles().filter(({fileName}) => isOwn(fileName, folder));
  const all = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ];
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  };
  return own.length === files.length ? 'the package has no declarations' : ts.formatDiagnostics(all, host);
}

/** Not those of the language, of Node, and of packages that are named by ours. */
function isOwn(file: string, folder: string): boolean {
  const [, inFolder] = file.split(`${folder}/`);
  return inFolder !== undefined && /^(?!node_modules\/)|^node_modules\/docextract\//.test(inFolder);
}
