import {chmod, copyFile, cp, mkdir, readFile, symlink, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {execa, type Result} from 'execa';
import {expect} from 'vitest';
import {type Harness, startHarness} from '../../service/harness.js';
import {afterFile} from '../../helpers/after-file.js';
import {bin, fixtures, freshHome} from '../docextract.js';
import {type Block, blockOf} from './blocks.js';
import {isNotRun} from './not-run.js';

/** What a line of an example printed, and how it ended. */
export interface Ran {
  line: string;
  exitCode: number | undefined;
  stdout: string;
  all: string;
}

/** A user's machine with documents, and a service elsewhere that gives the values of `fixtures/expected.json`. */
export interface World {
  home: string;
  /** Where examples are run. */
  folder: string;
  remote: Harness;
  /** Variables that name the service. */
  address: Record<string, string>;
  /** Runs what a block has, line by line, but what is in the list; all of it must end with 0 or with `exitCode`. */
  run: (page: string, begins: string, given?: Given) => Promise<Ran[]>;
  /** From here on, nothing has been paid for. */
  forget: () => void;
  /** Runs one line. */
  shell: (line: string, env?: Record<string, string>) => Promise<Ran>;
}

export interface Given {
  env?: Record<string, string>;
  /** Exit codes of lines that do not end with 0, by a part of the line. */
  exitCodes?: Record<string, number>;
  /** Other words for words of the block. */
  instead?: Record<string, string>;
  /** What is done while a command that goes on until it is stopped is at work. */
  meanwhile?: (printed: string, line: string) => Promise<void>;
}

/** Commands that go on until Ctrl-C. */
const goesOn = /^docextract (?:serve(?!.*--check)|studio|review|listen|watch(?!.*--once))/;
export const inCrontab = /^(?:[\d*,/-]+ ){5} *(?=docextract)/gm;
/** What is kept in a variable is printed here, and kept below. */
const printsKey = /^KEY=\$\((.*)\)$/;
const assigns = /^(?:export )?[A-Za-z_]\w*=\S+(?: [A-Z_]+=\S+)*$/;

export async function newWorld(): Promise<World> {
  const {home, env} = await freshHome();
  const folder = join(home, 'work');
  await prepareFolder(home, folder);
  const remote = await startHarness({
    dataDir: join(folder, 'data'),
    workers: {count: 1, engine: await expectedValues(home)},
    settings: {webhookRetriesMs: [10, 10]},
  });
  afterFile(() => remote.stop());
  const address = {DOCEXTRACT_BASE_URL: remote.url, DOCEXTRACT_API_KEY: remote.key};
  const usual = {...env, PATH: `${join(home, 'bin')}:${env.PATH}`, DOCEXTRACT_PORT: '0'};
  const invoice = (await remote.storage.templates.get('invoice')).id;
  let ledgers = 0;
  const start = (line: string, more: Record<string, string>) =>
    execa('bash', ['-c', line], {
      ...{
        cwd: folder,
        env: {...usual, XDG_STATE_HOME: join(home, `state-${ledgers}`), ...more},
        extendEnv: false,
      },
      ...{reject: false, all: true, stdin: 'ignore'},
    });
  const ranOf = (
    line: string,
    {exitCode, stdout, all}: Pick<Result, 'exitCode' | 'stdout' | 'all'>,
  ): Ran => ({
    ...{line, exitCode},
    ...{stdout: String(stdout), all: String(all)},
  });
  const shell = async (line: string, more: Record<string, string> = {}) =>
    ranOf(line, await start(line, more));

  /** As cron does it: again, while something goes on. */
  const finished = async (line: string, more: Record<string, string>): Promise<Ran> => {
    const ran = await shell(line, more);
    if (ran.exitCode !== 8) return ran;
    await delay(200);
    return finished(line, more);
  };

  /** Addresses, keys and places of the examples, as they are here. */
  const asHere = (text: string, instead: Record<string, string>): string =>
    Object.entries({
      ...instead,
      'https://api.example.com/v1': `${remote.url}/v1`,
      'API_KEY=…': `API_KEY=${remote.key}`,
      '3d7ff67a-4b5f-41ff-a3bd-f5cc1042fb0a': invoice,
      '/var/lib/docextract': join(home, 'var/docextract'),
      ' /srv/': ` ${home}/srv/`,
      ' /backup/': ` ${home}/backup/`,
      '/home/ana': home,
    }).reduce((words, [from, to]) => words.replaceAll(from, to), text);

  return {
    ...{home, folder, remote, address, shell},
    forget: () => void ledgers++,
    run: async (page, begins, {env: more = {}, exitCodes = {}, instead = {}, meanwhile} = {}) => {
      const variables: string[] = [];
      const running: {line: string; stop: () => Promise<Ran>}[] = [];
      const ran: Ran[] = [];
      let served = remote.url;
      for (const shown of linesOf(blockOf(page, begins))) {
        const line = asHere(shown, instead)
          .replace(inCrontab, '')
          .replace('http://127.0.0.1:8080', served)
          .replace(/ +# .*$/, '')
          .replace(printsKey, '$1');
        const whole = [...variables, line].join('\n');
        if (assigns.test(line)) variables.push(line);
        else if (goesOn.test(line)) {
          const command = start([...variables, `exec ${line}`].join('\n'), more);
          let printed = '';
          command.all.on('data', (chunk: Buffer) => (printed += chunk.toString()));
          await expect.poll(() => printed, {timeout: 60_000}).toMatch(/http:\/\/\S+[^]*\n|watching/);
          served = /http:\/\/[\d.]+:\d+/.exec(printed)?.[0] ?? served;
          await meanwhile?.(printed, line);
          const stop = async () => {
            command.kill('SIGINT');
            return ranOf(line, await command);
          };
          if (line.includes(' watch ')) ran.push(await stop());
          else running.push({line, stop});
        } else {
          const one = await finished(whole, more);
          ran.push({...one, line});
          if (line.includes('keys create')) variables.push(`KEY=${one.stdout.trim().split('\n').at(-1)}`);
        }
      }
      for (const {stop} of running) ran.push(await stop());
      const wanted = ({line}: Ran) =>
        Object.entries(exitCodes).find(([part]) => line.includes(part))?.[1] ?? 0;
      for (const one of ran) expect(one.exitCode, `${one.line}\n${one.all}`).toBe(wanted(one));
      expect(ran).not.toEqual([]);
      return ran;
    },
  };
}

/** Lines of a block but those in the list, each with those in which it goes on; of what shows output, the commands. */
function linesOf(block: Block): string[] {
  if (block.language === 'text')
    return [...block.text.matchAll(/^\$ (.*)$/gm)].map(([, command]) => command!);
  return block.text
    .trim()
    .replaceAll(/\\\n\s*/g, '')
    .replaceAll(/\|\n\s*/g, '| ')
    .split('\n')
    .filter((line) => line !== '' && !isNotRun(block, line));
}

/** The command in the path, and files of the names that the examples have. */
async function prepareFolder(home: string, folder: string): Promise<void> {
  const invoice = join(fixtures, 'scans/rechnung-bergmann.pdf');
  await mkdir(join(home, 'bin'));
  await symlink(bin, join(home, 'bin/docextract'));
  for (const place of [
    'scans',
    'inbox',
    'resumes',
    'receipts',
    '../srv/in',
    '../invoices',
    '../in',
    '../out',
  ])
    await mkdir(join(folder, place), {recursive: true});
  for (const place of ['scans', 'inbox', 'resumes', 'receipts', '../srv/in', '.'])
    await copyFile(invoice, join(folder, place, 'a.pdf'));
  await copyFile(join(fixtures, 'scans/Harbour Lane Print INV-2024-0187.pdf'), join(folder, 'scans/c.pdf'));
  for (const name of ['invoice.pdf', 'lease.pdf']) await copyFile(invoice, join(folder, name));
  const resume = {
    type: 'object',
    properties: {name: {type: ['string', 'null'], description: 'name of the applicant'}},
  };
  await writeFile(join(folder, 'resume.schema.json'), JSON.stringify(resume));
  await cp(join(fixtures, 'scans/receipt-corner-kettle.jpg'), join(folder, 'receipt-corner-kettle.jpg'));
  await cp(join(fixtures, 'scans/bon-baeckerei.png'), join(folder, 'fixtures/scans/bon-baeckerei.png'));
  await writeFile(join(folder, 'secret.txt'), `whsec_${Buffer.alloc(32).toString('base64')}\n`, {
    mode: 0o600,
  });
  await writeFile(join(folder, 'import.sh'), '#!/bin/sh\ncat >> imported\n');
  await chmod(join(folder, 'import.sh'), 0o755);
}

/** An engine that knows the values of the fixtures. */
async function expectedValues(home: string): Promise<URL> {
  const values = JSON.parse(await readFile(join(fixtures, 'expected.json'), 'utf8')) as Record<
    string,
    object
  >;
  for (const [name, result] of Object.entries(values)) {
    const path = join(home, 'values', name.replace('scans/', '') + '.json');
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, JSON.stringify(result));
  }
  const engine = new URL('../engines/earlier-results.mjs', import.meta.url);
  engine.searchParams.set('documents', join(fixtures, 'scans'));
  engine.searchParams.set('results', join(home, 'values'));
  return engine;
}
