import {copyFile, mkdir, readdir, readFile, realpath, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {bin, docextract, fixtures, freshHome, serve} from './docextract.js';
import {connect} from './mcp-client.js';

const receipt = 'receipt-corner-kettle.jpg';
const bill = 'rechnung-bergmann.pdf';
const facture = 'facture-F24-0311.pdf';
const other = 'faktura-lisowski.pdf';

/** A folder that the server may use, with a few documents, beside one that it may not. */
async function world(names: readonly string[] = [facture, bill]) {
  const {home, env} = await freshHome();
  const allowed = join(await realpath(home), 'allowed');
  await mkdir(join(allowed, 'in'), {recursive: true});
  for (const name of names) await copyFile(join(fixtures, 'scans', name), join(allowed, 'in', name));
  const secret = join(home, 'secret.pdf');
  await copyFile(join(fixtures, 'scans', bill), secret);
  return {
    home,
    env: {...env, DOCEXTRACT_DATA_DIR: join(home, 'data'), DOCEXTRACT_WORKERS: '1'},
    allowed,
    secret,
  };
}

/** A service elsewhere, and the settings to use it. */
async function remoteOf(
  home: string,
  env: Record<string, string>,
): Promise<Record<string, string | undefined>> {
  const dataDir = join(home, 'service');
  const plain = {...env, DOCEXTRACT_DATA_DIR: undefined};
  const {service, url} = await serve(dataDir, plain);
  onTestFinished(async () => {
    service.kill('SIGKILL');
    await service;
  });
  const made = await docextract(['keys', 'create', '--data-dir', dataDir, '--json'], {env: plain});
  const {key} = JSON.parse(made.stdout) as {key: string};
  const settings = {DOCEXTRACT_BASE_URL: `${url}/v1`, DOCEXTRACT_API_KEY: key};
  return {...plain, ...settings};
}

test('an agent lists templates, extracts a document by template and by prompts, and is not charged for asking again', async () => {
  const {env, allowed} = await world([receipt, bill]);
  const {call, client, problems, stderr} = await connect(['--allow', allowed], env);
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name)).toEqual([
    'extract',
    'plan',
    'submit',
    'status',
    'results',
    'templates',
  ]);
  expect(tools.filter(({annotations}) => annotations?.readOnlyHint).map(({name}) => name)).toEqual([
    'plan',
    'status',
    'templates',
  ]);
  const templates = await call('templates', {});
  expect(templates.data.templates).toContainEqual(
    expect.objectContaining({alias: 'invoice', status: 'active'}),
  );
  const shown = await call('templates', {template: 'receipt'});
  expect(shown.data.templates).toEqual([
    expect.objectContaining({alias: 'receipt', fields: expect.any(Array) as unknown}),
  ]);

  const notes: {progress: number; message?: string | undefined}[] = [];
  const first = await call(
    'extract',
    {path: `in/${bill}`, template: 'invoice', confidence: true},
    {onprogress: (note) => notes.push(note)},
  );
  expect(first).toMatchObject({
    isError: false,
    data: {
      source: bill,
      status: 'succeeded',
      document_data: {invoice_number: 'RE-2024-10442', grand_total: '670.19'},
    },
  });
  expect(JSON.parse(first.text)).toEqual(first.data);
  expect(first.data._meta).toHaveProperty('invoice_number.confidence');
  expect(notes.length).toBeGreaterThan(1);
  expect(notes.map(({progress}) => progress)).toEqual(
    [...new Set(notes.map(({progress}) => progress))].sort((one, other) => one - other),
  );
  const again = await call('extract', {
    path: join(allowed, 'in', bill),
    template: 'invoice',
    confidence: true,
  });
  expect(again.data).toMatchObject({status: 'skipped', document_data: first.data.document_data});

  const asked = await call('extract', {
    path: `in/${receipt}`,
    document_type: 'receipt',
    prompts: {total: 'total amount to pay', date: 'date of purchase'},
  });
  expect(asked.data.document_data).toEqual({total: '27.25', date: '2024-03-09'});
  const fitted = await call('extract', {
    path: `in/${bill}`,
    schema: {
      title: 'bill',
      type: 'object',
      properties: {total: {type: 'number', description: 'total amount to pay'}},
    },
    output: 'out',
  });
  expect(fitted.data).toMatchObject({status: 'succeeded', result: join(allowed, 'out', `${bill}.json`)});
  expect(JSON.parse(await readFile(join(allowed, 'out', `${bill}.json`), 'utf8'))).toMatchObject({
    total: 670.19,
  });
  expect(problems).toEqual([]);
  expect(stderr()).toContain('using the built-in one');
});

test('wrong calls are tool errors that say what to do', async () => {
  const {env, allowed} = await world();
  const {call} = await connect(['--allow', allowed], env);
  const errorOf = async (name: string, args: Record<string, unknown>) => {
    const {isError, text} = await call(name, args);
    expect(isError, text).toBe(true);
    return text;
  };
  expect(await errorOf('extract', {path: 'in', template: 'invoice'})).toMatch(
    /is a folder[^]*next: Call `submit`/,
  );
  expect(await errorOf('extract', {path: `in/${bill}`})).toMatch(
    /nothing says what to extract[^]*`templates`/,
  );
  expect(await errorOf('extract', {path: `in/${bill}`, prompts: {total: 'sum'}})).toContain(
    '`document_type`',
  );
  expect(await errorOf('extract', {path: 'in/none.pdf', template: 'invoice'})).toMatch(/no such file/);
  expect(await errorOf('extract', {path: `in/${bill}`, template: 'no-such'})).toMatch(/not_found/);
  expect(await errorOf('extract', {path: `in/${bill}`, tempalte: 'invoice'})).toContain('tempalte');
  expect(await errorOf('results', {})).toMatch(/no job is waiting/);
  expect(await errorOf('results', {job_ids: ['00000000-0000-4000-8000-000000000000']})).toMatch(/not_found/);
});

test('a folder goes through as a job whose results are written, viewed in parts, and not sent again', async () => {
  const {env, allowed} = await world([facture, bill, 'damaged.pdf']);
  const {call} = await connect(['--allow', allowed], env);
  const work = {paths: ['in'], template: 'invoice', output: 'out'};
  const plan = await call('plan', work);
  expect(plan.data).toMatchObject({summary: {documents: 2, refused: 1}});
  const left = await call('submit', {...work, wait_seconds: 0});
  expect(left.data).toMatchObject({
    counts: {pending: 2, failed: 1},
    next: expect.stringContaining('`results`') as unknown,
  });
  const [{job_id: id} = {job_id: ''}] = left.data.jobs as {job_id: string}[];
  expect((await call('status', {})).data).toMatchObject({jobs: [{job_id: id}], service: 'built-in'});
  const viewed = await call('results', {job_ids: [id], wait_seconds: 120});
  expect(viewed.data).toMatchObject({total: 2, results: [{job_id: id}, {job_id: id}]});
  const rest = await call('results', {job_ids: [id], offset: 1});
  expect(rest.data.results).toEqual((viewed.data.results as unknown[]).slice(1));
  const csv = await call('results', {job_ids: [id], format: 'csv'});
  expect(csv.data.csv).toContain('RE-2024-10442');

  const written = await call('results', {job_ids: [id], output: 'out'});
  expect(written.data).toMatchObject({counts: {succeeded: 2}});
  expect((await readdir(join(allowed, 'out'))).sort()).toEqual(
    ['.docextract', `${facture}.json`, `${bill}.json`].sort(),
  );
  const again = await call('submit', work);
  expect(again.data).toMatchObject({counts: {skipped: 2, failed: 1, pending: 0}});
  expect((await call('status', {})).data).toMatchObject({jobs: []});
});

test('nothing outside the folders given is read or written, whatever path or link leads there', async () => {
  const {home, env, allowed, secret} = await world();
  await symlink(secret, join(allowed, 'in', 'linked.pdf'));
  await symlink(home, join(allowed, 'in', 'up'));
  await symlink(join(home, 'nowhere'), join(allowed, 'gone'));
  await mkdir(join(allowed, 'trap'));
  await symlink(home, join(allowed, 'trap', 'in'));
  await writeFile(join(home, 'words.txt'), 'secret words');
  await mkdir(`${allowed}-beside`);
  const {call} = await connect(['--allow', allowed], env);
  for (const path of [
    secret,
    '../secret.pdf',
    'in/linked.pdf',
    'in/up/secret.pdf',
    'in/up/none.pdf',
    '/etc/passwd',
  ]) {
    const {isError, text} = await call('extract', {path, template: 'invoice'});
    expect([isError, text]).toEqual([true, expect.stringContaining('is not in a folder that may be read')]);
  }
  for (const output of ['..', `${allowed}-beside`, join(home, 'new'), 'in/up/new', 'gone', 'trap']) {
    const before = (await readdir(home)).sort();
    for (const [name, args] of [
      ['submit', {paths: [`in/${bill}`], template: 'invoice', output}],
      ['extract', {path: `in/${bill}`, template: 'invoice', output}],
      ['results', {job_ids: ['x'], output}],
    ] as const) {
      const {isError, text} = await call(name, args);
      expect([isError, text]).toEqual([true, expect.stringMatching(/may be written|leads nowhere/)]);
    }
    expect((await readdir(home)).sort()).toEqual(before);
  }
  const plan = await call('plan', {paths: ['in'], template: 'invoice', output: 'out'});
  const sources = (plan.data.documents as {source: string}[]).map(({source}) => source);
  expect(sources.sort()).toEqual([facture, bill].sort());
  expect(plan.data.refused).toEqual(
    ['linked.pdf', 'up'].map((source) => expect.objectContaining({source, cause: 'outside'}) as unknown),
  );
  // The name of a file is no instruction to read it.
  const told = await call('extract', {
    path: `in/${facture}`,
    document_type: 'invoice',
    prompts: {total: 'total'},
    instructions: join(home, 'words.txt'),
  });
  expect(told.isError).toBe(false);
});

test('with a remote service the server starts only with a limit, and spends no more over calls, processes and restarts', async () => {
  const {home, env, allowed} = await world([facture, bill, other]);
  const remote = await remoteOf(home, env);
  const unlimited = await docextract(['mcp', '--allow', allowed], {env: remote, input: ''});
  expect([unlimited.exitCode, unlimited.stdout]).toEqual([2, '']);
  expect(unlimited.stderr).toContain('--max-credits');

  const argv = ['--allow', allowed, '--max-credits', '2'];
  const one = await connect(argv, remote);
  const two = await connect(argv, remote);
  // Of three documents at once, of two processes, two fit.
  const files = [facture, bill, other];
  const callOf = (index: number) => (index === 1 ? two.call : one.call);
  const replies = await Promise.all(
    files.map((file, index) => callOf(index)('extract', {path: `in/${file}`, template: 'receipt'})),
  );
  expect(replies.filter((reply) => reply.isError === false)).toHaveLength(2);
  const refused = replies.find((reply) => reply.isError === true);
  expect(refused?.text).toMatch(/over_budget: the limit of 2 credits is reached[^]*higher --max-credits/);
  const told = await two.call('status', {});
  expect(told.data).toMatchObject({credits: {limit: 2, spent: 2, left: 0}});
  await one.client.close();

  const restarted = await connect(argv, remote);
  const left = await restarted.call('submit', {
    paths: ['in'],
    template: 'invoice',
    output: 'out',
    wait_seconds: 60,
  });
  expect([left.isError, left.text]).toEqual([true, expect.stringContaining('over_budget')]);
  const known = await Promise.all(
    files.map((file) => restarted.call('extract', {path: `in/${file}`, template: 'receipt'})),
  );
  expect(known.map(({data}) => data.status).filter((status) => status === 'skipped')).toHaveLength(2);
  await restarted.client.close();

  const raised = await connect(['--allow', allowed, '--max-credits', '5'], remote);
  const more = await raised.call('submit', {
    paths: ['in'],
    template: 'invoice',
    output: 'out',
    wait_seconds: 60,
  });
  expect(more.data).toMatchObject({counts: {succeeded: 3}});
  expect((await raised.call('status', {})).data).toMatchObject({credits: {limit: 5, spent: 5, left: 0}});
});

test('a cancelled call starts nothing new, and what it had sent is there for the next', async () => {
  const {env, allowed} = await world();
  const {call} = await connect(['--allow', allowed], env);
  const cancelling = new AbortController();
  const work = {paths: ['in'], template: 'invoice', output: 'out', wait_seconds: 300};
  await expect(
    call('submit', work, {
      signal: cancelling.signal,
      onprogress: ({message}) => message?.includes('is submitted') === true && cancelling.abort(),
    }),
  ).rejects.toThrow();
  const {data} = await call('submit', work);
  expect(data).toMatchObject({counts: {succeeded: 2}, jobs: [{collected: true}]});
});

test('the server ends with 0 when stdin closes and on SIGTERM, and says nothing else on stdout', async () => {
  const {env, allowed} = await world();
  const argv = [bin, 'mcp', '--allow', allowed];
  const hello = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {protocolVersion: '2025-06-18', capabilities: {}, clientInfo: {name: 'x', version: '1'}},
  };
  for (const end of ['stdin', 'SIGTERM'] as const) {
    const {execa} = await import('execa');
    const server = execa(process.execPath, argv, {env, extendEnv: false, reject: false});
    onTestFinished(() => void server.kill('SIGKILL'));
    server.stdin.write(`${JSON.stringify(hello)}\n`);
    await new Promise((resolve) => server.stdout.once('data', resolve));
    if (end === 'stdin') server.stdin.end();
    else server.kill('SIGTERM');
    const {exitCode, stdout} = await server;
    expect(exitCode).toBe(0);
    expect(stdout.split('\n').map((line) => (JSON.parse(line) as {id: number}).id)).toEqual([1]);
  }
});

test('without a folder, or with one that is none, the server does not start', async () => {
  const {env, allowed} = await world();
  const run = (argv: string[]) => docextract(['mcp', ...argv], {env, input: ''});
  expect(await run([])).toMatchObject({exitCode: 2, stderr: expect.stringContaining('--allow') as unknown});
  expect(await run(['--allow', join(allowed, 'none')])).toMatchObject({exitCode: 2});
  expect(await run(['--allow', join(allowed, 'in', bill)])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('is not a folder') as unknown,
  });
});
