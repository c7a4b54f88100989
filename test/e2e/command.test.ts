import {copyFile, mkdir, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {execa} from 'execa';
import {beforeAll, expect, test} from 'vitest';
import {invoiceLines, writePdf} from '../helpers/write-pdf.js';
import {bin, docextract, fixtures, freshHome, serve} from './docextract.js';

let home: string;
let env: Record<string, string>;
const invoice = join(fixtures, 'scans', 'facture-F24-0311.pdf');
let small: string;

beforeAll(async () => {
  ({home, env} = await freshHome());
  small = join(home, 'small.pdf');
  await writePdf(small, invoiceLines('A-1001'));
});

const shell = (script: string, more: Record<string, string> = {}) =>
  execa('bash', ['-c', script], {
    cwd: home,
    env: {...env, D: `${process.execPath} ${bin}`, INVOICE: small, ...more},
    extendEnv: false,
    reject: false,
  });

test('on a fresh machine one document is read with nothing but its name and a template', async () => {
  const {exitCode, stdout, stderr} = await docextract(['process', invoice, '--template', 'invoice'], {env});
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    document_data: {invoice_number: 'F24-0311', grand_total: '1517.09'},
  });
  expect(stderr.split('\n')[0]).toBe(
    `no service is configured: using the built-in one, its data in ${join(home, '.local/share/docextract')}`,
  );
});

test('a document comes from a pipe and its fields go into one', async () => {
  const {stdout} = await shell(
    'cat "$INVOICE" | $D process - --template invoice | jq -r .document_data.invoice_number',
  );
  expect(stdout).toBe('A-1001');
});

test('a reader who leaves early ends nothing with a noise', async () => {
  const {stdout, stderr} = await shell('set -o pipefail; $D --help | head -1; echo "code $?"');
  expect(stdout).toMatch(/^Usage: docextract .*\ncode 0$/);
  expect(stderr).toBe('');
});

test('output larger than a pipe arrives whole', async () => {
  await mkdir(join(home, 'many'), {recursive: true});
  for (let place = 0; place < 600; place++)
    await writeFile(join(home, 'many', `${String(place).padStart(150, 'x')}.pdf`), 'no');
  const {stdout, exitCode} = await shell('$D process many -t invoice --json | cat; exit ${PIPESTATUS[0]}');
  expect(stdout.length).toBeGreaterThan(128 * 1024);
  expect((JSON.parse(stdout) as {documents: unknown[]}).documents).toHaveLength(600);
  expect(exitCode).toBe(6);
});

test('a full disk below stdout has a code of its own', async () => {
  const {exitCode, stderr} = await shell('$D config show > /dev/full');
  expect(exitCode).toBe(13);
  expect(stderr).toContain('the output could not be written');
  expect((await shell('$D --version > /dev/full')).exitCode).toBe(13);
});

test.runIf(process.platform === 'linux')(
  'where no directory can be made that is said, and soon',
  async () => {
    const impossible = {...env, HOME: '/proc/nobody'};
    for (const argv of [
      ['process', invoice, '-t', 'invoice'],
      ['keys', 'list'],
      ['config', 'set', 'retries', '1'],
    ]) {
      const {exitCode, stderr} = await docextract(argv, {env: impossible, timeout: 120_000});
      expect({exitCode, stderr}).toEqual({
        exitCode: 13,
        stderr: expect.stringContaining('/proc/nobody') as string,
      });
    }
    const output = await docextract(['process', invoice, '-t', 'invoice', '-o', '/proc/nobody/out'], {
      env,
      timeout: 300_000,
    });
    expect(output.exitCode).toBe(13);
  },
);

test('without a terminal there is neither colour nor spinner, unless forced', async () => {
  const escape = /\u001b\[/;
  const plain = await docextract(['process', 'nowhere', '-t', 'invoice'], {env});
  expect(plain.stderr).not.toMatch(escape);
  const forced = await docextract(['process', 'nowhere', '-t', 'invoice'], {env: {...env, FORCE_COLOR: '1'}});
  expect(forced.stderr).toMatch(escape);
  const refused = await docextract(['process', 'nowhere', '-t', 'invoice', '--no-color'], {
    env: {...env, FORCE_COLOR: '1'},
  });
  expect(refused.stderr).not.toMatch(escape);
});

test('without a home a data directory is enough', async () => {
  const homeless = {PATH: env.PATH ?? ''};
  const argv = ['process', small, '--template', 'invoice', '--json'];
  const {exitCode} = await docextract(argv, {
    env: {...homeless, DOCEXTRACT_DATA_DIR: join(home, 'elsewhere')},
  });
  expect(exitCode).toBe(0);
  const nowhere = await docextract(argv, {env: {...homeless, HOME: '/dev/null'}});
  expect(nowhere.exitCode).toBe(13);
  expect(JSON.parse(nowhere.stdout)).toMatchObject({
    error: {code: 'cannot_write', hint: expect.stringContaining('--data-dir') as string},
  });
});

test('the service tells its address in one line, takes jobs to leave, and ends well when told to', async () => {
  const dataDir = join(home, 'served');
  const {service, url} = await serve(dataDir, {...env, DOCEXTRACT_WORKERS: '1'});
  const key = JSON.parse(
    (await docextract(['keys', 'create', '--data-dir', dataDir, '--json'], {env})).stdout,
  ) as {key: string};
  const remote = {...env, DOCEXTRACT_BASE_URL: url, DOCEXTRACT_API_KEY: key.key};
  await mkdir(join(home, 'two'), {recursive: true});
  await copyFile(small, join(home, 'two', 'a.pdf'));
  await writePdf(join(home, 'two', 'b.pdf'), invoiceLines('B-2002'));
  const submitted = await docextract(['submit', 'two', '--template', 'invoice', '--detach'], {
    env: remote,
    cwd: home,
  });
  expect(submitted).toMatchObject({exitCode: 0, stdout: expect.stringMatching(/^[0-9a-f-]{36}$/) as string});
  const watched = await docextract(['watch', submitted.stdout, '-o', 'out', '--events'], {
    env: remote,
    cwd: home,
  });
  expect(watched.exitCode).toBe(0);
  expect((await readdir(join(home, 'out'))).sort()).toEqual(['.docextract', 'a.pdf.json', 'b.pdf.json']);
  expect((await docextract(['status', submitted.stdout, '-q'], {env: remote})).exitCode).toBe(0);
  const wrong = await docextract(['status', submitted.stdout], {
    env: {...remote, DOCEXTRACT_API_KEY: 'dx_wrong'},
  });
  expect(wrong.exitCode).toBe(4);
  service.kill('SIGTERM');
  expect((await service).exitCode).toBe(0);
});

test('a service whose port is taken says so', async () => {
  const dataDir = join(home, 'port');
  const {service, url} = await serve(dataDir, env);
  const {port} = new URL(url);
  const second = await docextract(['serve', '--port', port, '--data-dir', dataDir, '--json'], {env});
  expect(second.exitCode).toBe(2);
  expect(JSON.parse(second.stdout)).toMatchObject({
    error: {code: 'usage', message: expect.stringContaining(port) as string},
  });
  service.kill('SIGTERM');
  await service;
});
