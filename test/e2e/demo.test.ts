import {createServer} from 'node:http';
import {mkdir, readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {execa} from 'execa';
import {beforeAll, expect, onTestFinished, test} from 'vitest';
import {listen} from '../helpers/listen.js';
import {bin, docextract, freshHome} from './docextract.js';

let home: string;
let env: Record<string, string>;
beforeAll(async () => {
  ({home, env} = await freshHome());
});

test('the demo reads its invoices, shows their values, and says what to type next', async () => {
  const {exitCode, stdout, stderr} = await docextract(['demo'], {cwd: home, env});
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^DOCUMENT +NUMBER +DATE +TOTAL/);
  expect(stdout).toMatch(
    /harbour-lane\.pdf +INV-2024-0187 +2024-03-12 +1578\.60 +GBP +Harbour Lane Print Ltd$/m,
  );
  expect(stdout).toMatch(/bergmann\.pdf +RE-2024-10442 +2024-03-15 +670\.19 +EUR/);
  expect(stdout).toMatch(/prairie-supply-scan\.pdf +30718 +2024-03-07 +1166\.94 +USD +Prairie Supply Co\.$/m);
  expect(await readdir(home)).toEqual(['docextract-demo']);
  expect(stderr).toContain('; results in docextract-demo/results\n');
  const next = /^next: (cd .*)$/m.exec(stderr)![1]!;
  const line = next.replace('docextract explain', `'${process.execPath}' '${bin}' explain`);
  const explained = await execa('bash', ['-c', line], {cwd: home, env, extendEnv: false});
  expect(explained.stdout).toContain('invoice_number: 30718');
});

test('a second demo in the same folder shows the results that are there, and changes none', async () => {
  const folder = join(home, 'docextract-demo');
  const before = await stat(join(folder, 'results', 'bergmann.pdf.json'));
  const {exitCode, stdout, stderr} = await docextract(['demo', '--json'], {cwd: home, env});
  expect(exitCode).toBe(0);
  const shown = JSON.parse(stdout) as {folder: string; documents: {values: Record<string, unknown>}[]};
  expect(shown.folder).toBe(folder);
  expect(shown.documents.map(({values}) => values.invoice_number)).toEqual([
    'INV-2024-0187',
    'RE-2024-10442',
    '30718',
  ]);
  expect(stderr).toContain('3 done before');
  expect((await stat(join(folder, 'results', 'bergmann.pdf.json'))).mtimeMs).toBe(before.mtimeMs);
});

test('a demo asks no remote service, whatever is configured, and writes nothing outside its folder', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked++;
    response.writeHead(500).end();
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => void server.close());
  const cwd = join(home, 'elsewhere');
  await mkdir(cwd);
  const project = JSON.stringify({baseUrl: url, template: 'receipt', output: join(home, 'out')});
  await writeFile(join(cwd, 'docextract.config.json'), project);
  const remote = {
    DOCEXTRACT_BASE_URL: url,
    DOCEXTRACT_API_KEY: 'k',
    DOCEXTRACT_LLM_MODE: 'first',
    DOCEXTRACT_LLM_BASE_URL: url,
  };
  const {exitCode, stderr} = await docextract(['demo', 'tried'], {cwd, env: {...env, ...remote}});
  expect({exitCode, asked}).toEqual({exitCode: 0, asked: 0});
  expect(stderr).toContain('whatever is configured, the demo uses the built-in service, its data in ');
  expect(stderr).not.toContain('no service is configured');
  expect(await readdir(cwd)).toEqual(['docextract.config.json', 'tried']);
  expect(await readFile(join(cwd, 'docextract.config.json'), 'utf8')).toBe(project);
  expect(await readdir(home)).toEqual(['docextract-demo', 'elsewhere']);
});

test('a folder that holds something else is left alone, as is a file of that name', async () => {
  await mkdir(join(home, 'mine'));
  await writeFile(join(home, 'mine', 'a.pdf'), 'x');
  for (const name of ['mine', 'mine/a.pdf']) {
    const {exitCode, stderr} = await docextract(['demo', name], {cwd: home, env});
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`${join(home, name)} is there already`);
    expect(stderr).toContain('hint:  name a folder that is not there yet');
  }
  expect(await readdir(join(home, 'mine'))).toEqual(['a.pdf']);
});
