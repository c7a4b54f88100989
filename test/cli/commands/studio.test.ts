import {chmod, mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {studioCommand} from '../../../src/cli/commands/studio.js';
import {main} from '../../../src/cli/main.js';
import {browserWith} from '../../service/studio/browser.js';
import {fakeIo, run} from '../fake-io.js';
import {optionsOf} from '../parse.js';
import {temporaryDirectory} from '../temporary.js';

let home: string;
beforeEach(async () => {
  home = await temporaryDirectory();
});

/** Runs `docextract studio` until `act` has done its part; gives its exit code and what it printed. */
async function during(argv: string[], act: (told: () => string) => Promise<void>, bin = '') {
  const io = fakeIo({cwd: home, env: {HOME: home, PATH: `${bin}:/usr/bin:/bin`}});
  const ended = main(['studio', '--data-dir', join(home, 'data'), ...argv], io);
  await expect.poll(() => io.stdoutText(), {timeout: 20_000}).toContain('\n');
  await act(() => io.stdoutText()).finally(() => io.send('SIGINT'));
  return {exitCode: await ended, stderr: io.stderrText()};
}

async function signInBy(link: string): Promise<Record<string, unknown>> {
  const {origin, hash} = new URL(link);
  const ticket = new URLSearchParams(hash.slice(1)).get('ticket');
  const reply = await browserWith({url: origin}, '').send('/session', {method: 'POST', json: {ticket}});
  return (await reply.json()) as Record<string, unknown>;
}

test('a port, and that no browser is wanted, can be said', async () => {
  expect(await optionsOf(studioCommand, ['--port', '8090', '--no-open'])).toMatchObject({
    ...{port: 8090, open: false},
  });
  expect(await optionsOf(studioCommand, [])).toMatchObject({open: true});
});

test('the link opens in the browser and signs in once, as an admin of the built-in account', async () => {
  const bin = join(home, 'bin');
  await mkdir(bin);
  await writeFile(join(bin, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > '${home}/opened'\n`);
  await chmod(join(bin, 'xdg-open'), 0o700);
  const act = async (told: () => string): Promise<void> => {
    const opened = () => readFile(join(home, 'opened'), 'utf8').catch(() => '');
    await expect.poll(opened, {timeout: 10_000}).toBe(told().trim());
    const link = await opened();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/studio#ticket=[\w-]{43}$/);
    expect(await signInBy(link)).toMatchObject({role: 'admin', account: 'built-in'});
    expect(await signInBy(link)).toMatchObject({code: 'unauthorized'});
  };
  const {exitCode, stderr} = await during([], act, bin);
  expect(exitCode).toBe(0);
  expect(stderr).toContain('Ctrl-C ends the studio');
});

test('programs are told the link as JSON; every start has the same key, which nobody has', async () => {
  const ids = new Set<unknown>();
  for (let start = 0; start < 2; start++) {
    const {exitCode, stderr} = await during(['--json'], async (told) => {
      const {type, url, studio} = JSON.parse(told()) as Record<'type' | 'url' | 'studio', string>;
      expect([type, studio.startsWith(`${url}/studio#ticket=`)]).toEqual(['listening', true]);
      expect(await signInBy(studio)).toMatchObject({role: 'admin'});
      const {stdout} = await run(['keys', 'list', '--data-dir', join(home, 'data'), '--json'], {cwd: home});
      for (const {id} of JSON.parse(stdout) as {id: string}[]) ids.add(id);
    });
    expect({exitCode, stderr}).toEqual({exitCode: 0, stderr: ''});
  }
  expect(ids.size).toBe(1);
});

test('where no browser can be opened the link is still there, and it says so', async () => {
  const io = fakeIo({cwd: home, env: {HOME: home, PATH: join(home, 'nothing')}});
  const ended = main(['studio', '--data-dir', join(home, 'data')], io);
  await expect.poll(() => io.stderrText(), {timeout: 20_000}).toContain('no browser could be opened');
  expect(io.stdoutText()).toContain('/studio#ticket=');
  io.send('SIGTERM');
  expect(await ended).toBe(0);
});

test('with a remote service configured it says where the studio of that one is', async () => {
  const env = {HOME: home, DOCEXTRACT_BASE_URL: 'https://docs.example/v1', DOCEXTRACT_API_KEY: 'dx_x'};
  const refused = await run(['studio'], {cwd: home, env});
  expect(refused.exitCode).toBe(2);
  expect(refused.stderr).toContain('open https://docs.example/studio in the browser');
});
