import {isDocument, namesOfKinds} from '../../../src/contract/documents.js';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {run} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

let home: string;
beforeAll(async () => {
  home = await temporaryDirectory();
  await mkdir(join(home, 'empty'));
  await mkdir(join(home, 'broken'));
  await mkdir(join(home, 'misspelt'));
  await writeFile(join(home, 'bad.json'), '{total:');
  await writeFile(join(home, 'note.txt'), 'a note, and no document');
  await writeFile(join(home, 'cut.pdf'), '%PDF-1.4\n1 0 obj');
  await writeFile(join(home, 'none.pdf'), '');
  await writeFile(join(home, 'secret.txt'), `whsec_${Buffer.alloc(32, 7).toString('base64')}\n`);
  await writeFile(join(home, 'broken', 'docextract.config.json'), '{"template":');
  await writeFile(join(home, 'misspelt', 'docextract.config.json'), '{"templat": "invoice"}');
});

/** What somebody types who uses it for the first time, where, with which code it ends, and what is said to go on. */
const mistakes: [line: string, folder: string, code: number, next: string | RegExp][] = [
  ['submit scnas -t invoice', '', 13, 'Check the spelling; it is looked for from '],
  ['submit empty -t invoice', '', 0, 'no documents found; PDF, JPEG, PNG'],
  ['process note.txt -t invoice', '', 6, `${namesOfKinds(isDocument)} are read`],
  ['process cut.pdf -t invoice', '', 6, 'a part of it is missing'],
  ['process none.pdf -t invoice', '', 6, 'there is nothing in it'],
  ['submit empty', '', 2, 'docextract templates list'],
  ['agent note.txt --document-type x --prompts bad.json', '', 2, '{"total": "total amount to pay"}'],
  [
    'agent note.txt --document-type x --prompts no.json',
    '',
    13,
    'there is no such file\nhint:  check the spelling of its path',
  ],
  ['agent note.txt --schema no.json', '', 13, 'there is no such file\nhint:  check the spelling of its path'],
  ['mcp --allow nowhere', '', 2, 'nowhere: there is no such folder\nhint:  name a folder that exists'],
  [
    'serve --check --config no.json',
    '',
    2,
    'no.json: there is no such file (check the spelling of its path)',
  ],
  ['agent note.txt --schema bad.json', '', 2, '"properties"'],
  [
    'process cut.pdf -t invoice -o note.txt',
    '',
    13,
    /cannot write \S+: a part of the path is a file, not a folder\n/,
  ],
  ['watch empty -t invoice -o note.txt --once', '', 13, /note\.txt: it is a file, not a folder\n/],
  [
    'listen -o note.txt --secret-file secret.txt --port 0',
    '',
    13,
    /\.docextract: a part of the path is a file, not a folder\n/,
  ],
  ['submit . ', 'broken', 2, /docextract\.config\.json is not JSON: .*\nhint: {2}mend it, or move it away/],
  ['submit . ', 'misspelt', 2, 'did you mean template?'],
];

test.each(mistakes)('`%s` names the next step', async (line, folder, code, next) => {
  const {exitCode, stderr} = await run(line.trim().split(' '), {cwd: join(home, folder), env: {HOME: home}});
  expect(exitCode).toBe(code);
  expect(stderr).toMatch(next);
});
