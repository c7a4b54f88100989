import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {systemIo} from '../dist/cli/io.js';
import {manualPages} from '../dist/cli/manual/pages.js';
import {wholeProgram} from '../dist/cli/program.js';
import {createContext} from '../dist/cli/terminal/context.js';
import {readVersion} from '../dist/cli/version.js';

/** Writes the manual pages of all commands: `npm run docs:man`, a part of the build. The same bytes each time. */
const folder = join(import.meta.dirname, '../dist/man');
const root = await wholeProgram(createContext(systemIo(), []));
await rm(folder, {recursive: true, force: true});
await mkdir(folder, {recursive: true});
for (const [name, text] of manualPages(root, readVersion())) await writeFile(join(folder, name), text);
