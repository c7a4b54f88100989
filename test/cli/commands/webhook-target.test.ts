import {chmod, mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {run, type Ran} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

/** Templates that name a webhook are checked against the settings that the service would have. */

let directory: string;
const templates = (argv: string[], env: Record<string, string> = {}): Promise<Ran> =>
  run(['templates', ...argv, '--data-dir', join(directory, 'data')], {
    cwd: directory,
    env: {HOME: directory, ...env},
  });

const note = (url: string) =>
  JSON.stringify({name: 'Note', alias: 'note', document_type: 'note', fields: [], webhook: {url}});

beforeEach(async () => {
  directory = await temporaryDirectory();
  await writeFile(join(directory, 'plain.json'), note('http://93.184.215.14/hook'));
});

async function verbOn(verb: string, url: string, env: Record<string, string> = {}): Promise<Ran> {
  await writeFile(join(directory, 'note.json'), note(url));
  if (verb === 'edit') await templates(['import', 'plain.json']);
  return templates(verb === 'edit' ? ['edit', 'note', 'note.json'] : [verb, 'note.json'], env);
}

test.each(['create', 'edit', 'import'])(
  'templates %s refuses a webhook at an address that nothing is sent to, and names the setting that allows it',
  async (verb) => {
    const refused = await verbOn(verb, 'http://10.1.2.3:3000/hook?token=hush');
    expect(refused).toMatchObject({exitCode: 2, stdout: ''});
    expect(refused.stderr).toContain(
      'the webhook of "Note" would be refused: 10.1.2.3 is a private address, and webhookAllow does not allow it',
    );
    expect(refused.stderr).toContain('set DOCEXTRACT_WEBHOOK_ALLOW=10.1.2.3 for this command');
    expect(refused.stderr).not.toContain('hush');
    const listed = await templates(['list', '--json']);
    expect(listed.stdout).not.toContain('10.1.2.3');
    const allowed = await verbOn(verb, 'http://10.1.2.3:3000/hook', {
      DOCEXTRACT_WEBHOOK_ALLOW: '10.1.0.0/16',
    });
    expect(allowed).toMatchObject({exitCode: 0});
  },
);

test.each([
  ['http://127.0.0.1:3000/', {DOCEXTRACT_HOST: '0.0.0.0'}, 'DOCEXTRACT_WEBHOOK_LOOPBACK=true'],
  ['http://[::1]:3000/', {DOCEXTRACT_WEBHOOK_LOOPBACK: 'false'}, 'DOCEXTRACT_WEBHOOK_LOOPBACK=true'],
  ['http://localhost:3000/', {DOCEXTRACT_HOST: '::'}, 'localhost stands for'],
  ['http://[fd00::7]/', {}, 'DOCEXTRACT_WEBHOOK_ALLOW=fd00::7'],
  [
    'http://10.0.0.5/',
    {DOCEXTRACT_WEBHOOK_ALLOW: 'hooks.lan'},
    'DOCEXTRACT_WEBHOOK_ALLOW=hooks.lan,10.0.0.5',
  ],
  ['http://169.254.169.254/latest', {}, 'link-local'],
])('a template with a webhook at %s is refused with %j', async (url, env, words) => {
  const refused = await verbOn('create', url, env);
  expect(refused).toMatchObject({exitCode: 2, stderr: expect.stringContaining(words) as string});
});

test.each([
  ['http://127.0.0.1:3000/', {}],
  ['http://localhost:3000/', {DOCEXTRACT_HOST: 'localhost'}],
  ['http://127.0.0.1:3000/', {DOCEXTRACT_HOST: '0.0.0.0', DOCEXTRACT_WEBHOOK_LOOPBACK: 'true'}],
  ['http://no-such-name.invalid/', {}],
])('a template with a webhook at %s is taken with %j', async (url, env) => {
  expect(await verbOn('create', url, env)).toMatchObject({exitCode: 0});
});

test('what an editor has written is kept when its webhook is refused', async () => {
  await templates(['import', 'plain.json']);
  await mkdir(join(directory, 'bin'));
  const editor = join(directory, 'bin', 'editor');
  await writeFile(editor, '#!/bin/sh\nsed -i s/93.184.215.14/10.1.2.3/ "$1"\n');
  await chmod(editor, 0o755);
  const refused = await templates(['edit', 'note'], {EDITOR: editor});
  expect(refused).toMatchObject({exitCode: 2, stderr: expect.stringContaining('webhookAllow') as string});
  const kept = /docextract templates edit <template> ([^\s`]+)/.exec(refused.stderr)?.[1];
  expect(await readFile(kept!, 'utf8')).toContain('10.1.2.3');
});

test.each(['169.254.169.254', '168.63.129.16', '[fe80::1]', '0.0.0.0'])(
  'nobody is advised to allow webhooks to %s',
  async (host) => {
    const {exitCode, stderr} = await verbOn('create', `http://${host}/latest/meta-data`);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('correct the url of the webhook');
    expect(stderr).not.toContain('DOCEXTRACT_WEBHOOK');
  },
);
