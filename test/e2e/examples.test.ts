import {existsSync} from 'node:fs';
import {copyFile, mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {execa} from 'execa';
import {beforeAll, beforeEach, expect, test} from 'vitest';
import {parse} from 'yaml';
import {startReceiver, withStatus} from '../service/webhooks/receiver.js';
import {type Block, blockOf, blocks} from './examples/blocks.js';
import {isWhollyNotRun, notRun} from './examples/not-run.js';
import {inCrontab, newWorld, type World} from './examples/world.js';
import {fixtures} from './docextract.js';
import {differences, shownCommands} from './readme-commands.js';

const root = resolve(import.meta.dirname, '../..');
/** What readme.test.ts runs, with what is shown. */
const readmePages = ['README.md', 'docs/commands.md', 'docs/templates.md', 'docs/configuration.md'];

let world: World;

beforeAll(async () => {
  world = await newWorld();
});

/** Examples write to the same places and pay for the same documents: each begins without what others wrote and paid. */
beforeEach(async () => {
  world.forget();
  for (const name of ['results', 'report']) await rm(inFolder(name), {recursive: true, force: true});
});

const inFolder = (path: string) => join(world.folder, path);
const jsonOf = async (path: string): Promise<unknown> => JSON.parse(await readFile(inFolder(path), 'utf8'));
const damage = () => copyFile(join(fixtures, 'scans/damaged.pdf'), inFolder('scans/b.pdf'));

/** The data directory of the examples, with the backup of that day as it is now. */
async function backedUpData(): Promise<string> {
  const [data, backup] = ['var/docextract', 'backup/docextract-2026-01-31'].map((path) =>
    join(world.home, path),
  );
  await rm(backup!, {recursive: true, force: true});
  expect((await world.shell(`docextract keys create --data-dir ${data}`)).exitCode).toBe(0);
  expect((await world.shell(`docextract backup ${backup} --data-dir ${data}`)).exitCode).toBe(0);
  return data!;
}

/** Examples by page and first words; each is run by a test of its name. */
const examples: Record<string, () => Promise<unknown>> = {
  'README.md: docextract submit scans --template invoice -o results --review-below': async () => {
    const given = {env: {DOCEXTRACT_WORKERS: '1'}, exitCodes: {submit: 15}};
    const [submit, review] = await world.run('README.md', 'docextract submit scans', given);
    expect(submit!.all).toContain('review');
    expect(existsSync(inFolder('report/report.html'))).toBe(true);
    expect(review!.stdout).toContain('/studio/jobs/');
  },
  'README.md: docextract watch inbox': async () => {
    const moved = () =>
      expect.poll(() => existsSync(inFolder('inbox/done/a.pdf')), {timeout: 60_000}).toBe(true);
    await world.run('README.md', 'docextract watch inbox', {
      env: world.address,
      meanwhile: moved,
    });
    expect(await readFile(inFolder('imported'), 'utf8')).toContain('"source":"a.pdf"');
  },
  'README.md: */15': async () => {
    await world.run('README.md', '*/15', {env: world.address});
    expect(existsSync(join(world.home, 'srv/out/a.pdf.json'))).toBe(true);
  },
  'README.md: export DOCEXTRACT_BASE_URL': async () => {
    const [ran] = await world.run('README.md', 'export DOCEXTRACT_BASE_URL');
    expect(ran!.all).toContain('results in results');
  },
  'README.md: docextract serve': async () => {
    const ran = await world.run('README.md', 'docextract serve', {env: {DOCEXTRACT_WORKERS: '1'}});
    const reply = JSON.parse(ran.find(({line}) => line.startsWith('curl'))!.stdout) as object;
    expect(reply).toMatchObject({document_data: {invoice_number: 'RE-2024-10442'}});
  },
  'README.md: import {extractFile}': async () => {
    await mkdir(inFolder('node_modules'));
    await symlink(root, inFolder('node_modules/docextract'));
    const {text} = blockOf('README.md', 'import {extractFile}');
    await writeFile(inFolder('program.mjs'), `${text}console.log(data.grand_total);`);
    expect((await world.shell('node program.mjs', world.address)).all).toBe('670.19');
  },
  'docs/commands.md: cat a.pdf': async () => {
    const ran = await world.run('docs/commands.md', 'cat a.pdf', {env: world.address});
    expect(await jsonOf('a.json')).toMatchObject({document_data: {grand_total: '670.19'}});
    expect(ran[1]!.stdout).toBe('"670.19"\n"1578.60"');
  },
  'docs/commands.md: docextract submit scans --template invoice -o results --report': () =>
    world.run('docs/commands.md', 'docextract submit scans', {env: world.address}),
  'docs/commands.md: curl': async () => {
    const [ran] = await world.run('docs/commands.md', 'curl', {env: {KEY: world.remote.key}});
    expect(JSON.parse(ran!.stdout)).toMatchObject({document_data: {grand_total: '670.19'}});
  },
  'docs/commands.md: docextract watch inbox': async () => {
    await rm(inFolder('imported'));
    await copyFile(inFolder('a.pdf'), inFolder('inbox/b.pdf'));
    await world.run('docs/commands.md', 'docextract watch inbox', {
      env: world.address,
      meanwhile: () =>
        expect.poll(() => existsSync(inFolder('inbox/done/b.pdf')), {timeout: 60_000}).toBe(true),
    });
    expect(await readFile(inFolder('imported'), 'utf8')).toContain('"source":"b.pdf"');
  },
  'docs/commands.md: docextract listen': async () => {
    const [ran] = await world.run('docs/commands.md', 'docextract listen', {
      instead: {'--secret-file': '--port 0 --secret-file'},
    });
    expect(ran!.all).toContain('http://127.0.0.1:');
  },
  'docs/commands.md: eval': async () => {
    await mkdir(join(world.home, '.config/fish/completions'), {recursive: true});
    await world.run('docs/commands.md', 'eval', {instead: {'${fpath[1]}': world.home}});
    expect(await readFile(join(world.home, '_docextract'), 'utf8')).toContain('#compdef docextract');
    const fish = join(world.home, '.config/fish/completions/docextract.fish');
    expect(await readFile(fish, 'utf8')).toContain('complete -c docextract');
  },
  'docs/compared.md: docling': async () => {
    const [process] = await world.run('docs/compared.md', 'docling', {env: world.address});
    expect(process!.stdout).toContain('"grand_total": "670.19"');
  },
  'docs/compared.md: docextract agent resumes': async () => {
    await world.run('docs/compared.md', 'docextract agent resumes', {env: world.address});
    expect(await jsonOf('results/a.pdf.json')).toHaveProperty('_meta');
  },
  'docs/compared.md: docextract submit receipts': async () => {
    await world.run('docs/compared.md', 'docextract submit receipts', {env: world.address});
    expect(existsSync(inFolder('results/results.csv'))).toBe(true);
  },
  'docs/configuration.md: export': async () => {
    const ran = await world.run('docs/configuration.md', 'export');
    expect(ran.at(-1)!.all).toContain('results in results');
  },
  'docs/hosting.md: npm install --global docextract                #': async () => {
    const [check] = await world.run('docs/hosting.md', 'npm install --global docextract                #');
    expect(check!.all).toContain('webhookRetries');
  },
  'docs/hosting.md: cp docextract.service': () => world.run('docs/hosting.md', 'cp docextract.service'),
  'docs/hosting.md: docextract backup /backup/docextract-': () =>
    world.run('docs/hosting.md', 'docextract backup /backup/docextract-'),
  'docs/hosting.md: docextract backup /backup/before-upgrade': async () => {
    await world.run('docs/hosting.md', 'docextract backup /backup/before-upgrade');
    expect(await readdir(join(world.home, 'backup'))).toHaveLength(2);
  },
  'docs/hosting.md: mv /var/lib/docextract': async () => {
    const data = await backedUpData();
    const listed = async () => (await world.shell(`docextract keys list --json --data-dir ${data}`)).stdout;
    const before = await listed();
    await world.shell(`docextract keys create --name later --data-dir ${data}`);
    expect(await listed()).not.toBe(before);
    await world.run('docs/hosting.md', 'mv /var/lib/docextract');
    expect(await listed()).toBe(before);
  },
  'docs/hosting.md: cp -a': async () => {
    await backedUpData();
    await world.run('docs/hosting.md', 'cp -a', {instead: {'/tmp/look': join(world.home, 'look')}});
  },
  'docs/mcp.md: docextract mcp': () => world.run('docs/mcp.md', 'docextract mcp'),
  'docs/mcp.md: {\n  "mcpServers"': () => startsServer('mcpServers'),
  'docs/mcp.md: {\n  "servers"': () => startsServer('servers'),
  'docs/scripts.md: #!/bin/sh': async () => {
    await damage();
    const {text} = blockOf('docs/scripts.md', '#!/bin/sh');
    await writeFile(inFolder('run.sh'), text);
    const ran = await world.shell('sh run.sh', world.address);
    expect(ran.exitCode, ran.all).toBe(0);
    expect(ran.stdout).toBe('2 new, 0 before, 1 failed');
    expect(ran.all).toContain('1 × the PDF is cut off');
  },
  'docs/scripts.md: */15': async () => {
    await copyFile(inFolder('a.pdf'), join(world.home, 'srv/in/c.pdf'));
    await world.run('docs/scripts.md', '*/15', {env: world.address});
    expect(await readdir(join(world.home, 'srv/out'))).toContain('c.pdf.json');
  },
  'docs/scripts.md: - name: Extract': async () => {
    const steps = parse(blockOf('docs/scripts.md', '- name: Extract').text) as {run?: string}[];
    const lines = steps.flatMap(({run}) => run?.trim().split('\n') ?? []);
    const line = lines.filter((one) => !one.startsWith('npm install')).join('\n');
    const ran = await world.shell(line.replace('fixtures/scans', 'scans'), world.address);
    expect(ran.exitCode, ran.all).toBe(3);
    expect(await readFile(inFolder('run.log'), 'utf8')).toContain('"type":"summary"');
  },
  'docs/scripts.md: docextract submit scans -t invoice -o results --events': async () => {
    const [ran] = await world.run('docs/scripts.md', 'docextract submit scans', {env: world.address});
    expect(ran!.stdout).toBe('b.pdf');
  },
  'docs/scripts.md: {\n  "error"': async () => {
    const shown = JSON.parse(blockOf('docs/scripts.md', '{\n  "error"').text) as {error: {hint: string}};
    const ran = await world.shell('docextract submit scans --json');
    const {error} = JSON.parse(ran.stdout) as typeof shown;
    expect({...error, hint: ''}).toEqual({...shown.error, hint: ''});
    expect(error.hint).toContain(shown.error.hint.replace(' …', ''));
    expect(ran.exitCode).toBe(2);
  },
  'docs/studio.md: $ docextract studio': async () => {
    const [ran] = await world.run('docs/studio.md', '$ docextract studio');
    expect(ran!.stdout).toContain('/studio#ticket=');
  },
  'docs/templates.md: {\n  "name": "Delivery note"': async () => {
    await writeFile(inFolder('note.json'), blockOf('docs/templates.md', '{\n  "name": "Delivery note"').text);
    expect((await world.shell('docextract templates import note.json', {})).exitCode).toBe(0);
  },
  'docs/templates.md: {\n  "name": "office"': async () => {
    const field = JSON.parse(blockOf('docs/templates.md', '{\n  "name": "office"').text) as object;
    await copyFile(inFolder('receipt-corner-kettle.jpg'), inFolder('form.jpg'));
    const template = {
      name: 'Form',
      alias: 'form',
      document_type: 'form',
      fields: [field],
      reference_images: ['form.jpg'],
    };
    await writeFile(inFolder('form.json'), JSON.stringify(template));
    const ran = await world.shell('docextract templates import form.json', {});
    expect(ran.exitCode, ran.all).toBe(0);
  },
  'docs/webhooks.md: $ docextract webhooks list': webhooks,
};

test.each(Object.entries(examples))('%s', async (_, example) => {
  await example();
});

const keyOf = ({page, first}: Block) => `${page}: ${first}`;
const isNamed = (key: string, {page, text}: Block) => `${page}: ${text}`.startsWith(key);

/** Blocks that other tests hold. */
function isElsewhere({page, language, text}: Block): boolean {
  const isShown = readmePages.includes(page) && language === 'text' && /^\$ |^no service is/.test(text);
  // readme.test.ts compares what is shown, library.test.ts runs the programs, test/cli/scripts-page.test.ts holds the names.
  return isShown || page === 'docs/library.md' || (language === 'json' && text.includes('…'));
}

test('each example is run here or by another test, or the list says why not', () => {
  const keys = Object.keys(examples);
  const isRun = (block: Block) => keys.some((key) => isNamed(key, block));
  const unknown = blocks.filter((block) => !isRun(block) && !isElsewhere(block) && !isWhollyNotRun(block));
  expect(unknown.map(keyOf)).toEqual([]);
  expect(keys.filter((key) => blocks.filter((block) => isNamed(key, block)).length !== 1)).toEqual([]);
});

test('the list of what is not run names lines that are there, and says why', () => {
  for (const {page, block = '', lines, why, checked} of notRun) {
    const found = blocks.filter((one) => one.page === page && one.text.startsWith(block));
    for (const line of lines)
      expect(
        found.some(({text}) => text.split('\n').some((one) => one.trim().startsWith(line))),
        `${page}: ${block}${line}`,
      ).toBe(true);
    expect(why.length * checked.length).toBeGreaterThan(0);
  }
});

test('the shell can parse every block of shell', async () => {
  const scripts = blocks.filter(({language}) => language === 'sh');
  expect(scripts.length).toBeGreaterThan(25);
  const text = scripts.map((block) => block.text.replaceAll(inCrontab, '')).join('\n');
  const {stderr} = await execa('bash', ['-n'], {input: text, reject: false});
  expect(stderr).toBe('');
});

test('the scripts that measure are there, with their options', async () => {
  const {scripts} = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const {text} = blockOf('docs/experiments.md', 'npm run bench:accuracy');
  const wrong: string[] = [];
  for (const line of text.trim().split('\n')) {
    const [, script, path] = /^(?:npm run (\S+)|node (\S+))/.exec(line)!;
    const file = path ?? /node (\S+)$/.exec(scripts[script!] ?? '')?.[1] ?? '';
    const program = existsSync(join(root, file)) ? await readFile(join(root, file), 'utf8') : '';
    const options = [...line.replace(/#.*/, '').matchAll(/--(\w+)/g)].map(([, name]) => name!);
    if (program === '' || options.some((name) => !new RegExp(`\\b${name}\\b`).test(program)))
      wrong.push(line);
  }
  expect(wrong).toEqual([]);
});

test('the workflows that use the action give it inputs, and take outputs, that it has', async () => {
  const action = parse(await readFile(join(root, 'action.yml'), 'utf8')) as {
    inputs: object;
    outputs: object;
  };
  const page = blocks.filter((block) => block.page === 'docs/github-action.md');
  const steps = page.flatMap(({text}) => {
    const {
      jobs,
      steps: part,
      ...step
    } = parse(text) as {
      jobs?: {extract: {steps: Step[]}};
      steps?: Step[];
    } & Step;
    return jobs?.extract.steps ?? part ?? [step];
  });
  const given = steps.filter(({uses = 'OWNER'}) => uses.startsWith('OWNER')).map((step) => step.with ?? {});
  expect(given).toHaveLength(3);
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(given.flatMap(Object.keys)));
  const taken = page.flatMap(({text}) => [...text.matchAll(/outputs\.([\w-]+)/g)].map(([, name]) => name));
  expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(taken));
});

test('what Prometheus is given is YAML', () => {
  const {text} = blockOf('docs/hosting.md', '# prometheus.yml');
  expect(parse(text)).toMatchObject({scrape_configs: [{job_name: 'docextract'}]});
});

interface Step {
  uses?: string;
  with?: Record<string, string>;
}

/** The entry of a client: the server starts, and ends when its client leaves. */
async function startsServer(name: string): Promise<void> {
  const {text} = blockOf('docs/mcp.md', `{\n  "${name}"`);
  const entry = JSON.parse(text) as Record<string, {docextract: {command: string; args: string[]}}>;
  const {command, args} = entry[name]!.docextract;
  const line = [command, ...args].join(' ').replace('/home/ana', world.home);
  const ran = await world.shell(line.replace('${workspaceFolder}', world.folder));
  expect(ran.exitCode, ran.all).toBe(0);
}

/** A template whose webhook is refused once, a document, and the commands of the page. */
async function webhooks(): Promise<void> {
  const answer = withStatus(500);
  const receiver = await startReceiver((response, count, received) =>
    count === 1 ? answer(response, count, received) : response.end(),
  );
  const template = {
    ...{name: 'Till', alias: 'till', document_type: 'receipt', fields: [{name: 'total', type: 'money'}]},
    webhook: {url: receiver.url},
  };
  await writeFile(inFolder('till.json'), JSON.stringify(template));
  const env = {DOCEXTRACT_WEBHOOK_LOOPBACK: 'true'};
  const made = await world.shell('docextract templates import till.json --data-dir data', env);
  expect(made.exitCode, made.all).toBe(0);
  await world.shell('docextract submit receipt-corner-kettle.jpg -t till --detach', world.address);
  await expect.poll(() => receiver.received.length, {timeout: 30_000}).toBe(2);
  const wrong: object[] = [];
  let message = '';
  for (const {command, output} of shownCommands(await readFile(join(root, 'docs/webhooks.md'), 'utf8'))) {
    const printed = await world.shell(command.replace(/msg_\w+/, message), env);
    message = /msg_\w+/.exec(printed.stdout)?.[0] ?? message;
    const {unshown, unprinted} = differences(printed, output, world.home);
    if (unshown.length + unprinted.length > 0) wrong.push({command, unshown, unprinted});
  }
  expect(wrong).toEqual([]);
  await expect.poll(() => receiver.received.length, {timeout: 30_000}).toBe(3);
}
