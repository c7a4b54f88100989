import {describe, expect, test} from 'vitest';
import {agentCommand} from '../../../src/cli/commands/agent.js';
import {keysCommand, type KeysOptions} from '../../../src/cli/commands/administration/keys.js';
import {processCommand} from '../../../src/cli/commands/process.js';
import {serveCommand} from '../../../src/cli/commands/serve.js';
import {statusCommand} from '../../../src/cli/commands/status.js';
import {submitCommand} from '../../../src/cli/commands/submit.js';
import {templatesCommand} from '../../../src/cli/commands/templates/index.js';
import type {TemplatesOptions} from '../../../src/cli/commands/templates/options.js';
import {optionsOf} from '../parse.js';

const plain = {color: true, recursive: true, verbose: 0};

describe('a command line becomes options', () => {
  test('process', async () => {
    expect(await optionsOf(processCommand, ['a.pdf', '-', '-t', 'invoice'])).toEqual({
      ...plain,
      paths: ['a.pdf', '-'],
      template: 'invoice',
    });
    expect(
      await optionsOf(processCommand, [
        ...[
          'a.pdf',
          '--upload',
          'binary',
          '--concurrency',
          '3',
          '--format',
          'csv',
          '-o',
          'out',
          '--json',
          '-vv',
        ],
        ...[
          '--static',
          'a=1',
          '--static',
          'b=x=y',
          '--static-values',
          '{"c": 3}',
          '--no-recursive',
          '--no-color',
        ],
        ...[
          '--include',
          '*.pdf',
          '--include',
          '*.png',
          '--max-files',
          '5',
          '--retries',
          '0',
          '--timeout',
          '2m',
        ],
      ]),
    ).toMatchObject({
      ...{upload: 'binary', concurrency: 3, format: 'csv', output: 'out', json: true, verbose: 2},
      ...{static: {a: '1', b: 'x=y'}, staticValues: {c: 3}, recursive: false, color: false},
      ...{include: ['*.pdf', '*.png'], maxFiles: 5, retries: 0, timeout: 120_000},
    });
  });

  test('submit', async () => {
    const argv = [
      'scans',
      '--per-file',
      '--detach',
      '--job-timeout',
      '90s',
      '--zip-max-files',
      '10',
      '--zip-max-bytes',
      '1GiB',
    ];
    expect(await optionsOf(submitCommand, argv)).toEqual({
      ...plain,
      paths: ['scans'],
      perFile: true,
      detach: true,
      jobTimeout: 90_000,
      zipMaxFiles: 10,
      zipMaxBytes: 1_073_741_824,
    });
  });

  test('agent', async () => {
    const prompts = ['--prompt', 'total=total amount to pay', '--prompt', 'date=date of purchase'];
    expect(await optionsOf(agentCommand, ['r.jpg', '--document-type', 'receipt', ...prompts])).toEqual({
      ...plain,
      paths: ['r.jpg'],
      documentType: 'receipt',
      prompt: {total: 'total amount to pay', date: 'date of purchase'},
    });
  });

  test('status', async () => {
    const connection = [
      '--base-url',
      'http://a/',
      '--api-key-file',
      'k',
      '--auth',
      'bearer',
      '--connect-timeout',
      '1s',
    ];
    expect(await optionsOf(statusCommand, ['j1', 'j2', ...connection])).toEqual({
      ...{color: true, verbose: 0, jobIds: ['j1', 'j2']},
      ...{baseUrl: 'http://a/', apiKeyFile: 'k', auth: 'bearer', connectTimeout: 1000},
    });
  });

  test('serve', async () => {
    const argv = [
      '--host',
      '::1',
      '--port',
      '0',
      '--workers',
      '0',
      '--retention',
      '2h',
      '--data-dir',
      'd',
      '--json',
    ];
    expect(await optionsOf(serveCommand, argv)).toEqual({
      ...{color: true, verbose: 0, json: true},
      ...{host: '::1', port: 0, workers: 0, retention: 7_200_000, dataDir: 'd', studio: true, worker: true},
    });
    expect(await optionsOf(serveCommand, ['--no-studio'])).toMatchObject({studio: false});
    expect(await optionsOf(serveCommand, ['--no-worker'])).toMatchObject({worker: false});
  });

  test('verbs of keys and templates', async () => {
    const create = await optionsOf<KeysOptions>(
      (context, run) => keysCommand(context, {create: run}),
      ['create', '--name', 'laptop', '--rate-limit', '5', '--role', 'reviewer'],
    );
    expect(create).toMatchObject({name: 'laptop', rateLimit: 5, role: 'reviewer', ids: []});
    const edit = await optionsOf<TemplatesOptions>(
      (context, run) => templatesCommand(context, {edit: run}),
      ['edit', 'invoice', 'new.json', '--data-dir', 'd'],
    );
    expect(edit).toMatchObject({names: ['invoice', 'new.json'], dataDir: 'd'});
  });
});

test.each([
  ['--timeout', 'soon'],
  ['--concurrency', '0'],
  ['--retries', '-1'],
  ['--format', 'xml'],
  ['--static', 'nothing'],
  ['--static-values', '[1]'],
  ['--newer-than', 'whenever'],
  ['-o', '-'],
  ['--report', '-'],
])('%s %s is refused', async (...pair) => {
  await expect(optionsOf(processCommand, ['a.pdf', ...pair])).rejects.toThrow(/invalid|argument missing/);
});

test('--json and --events together are refused', async () => {
  await expect(optionsOf(processCommand, ['a.pdf', '--json', '--events'])).rejects.toThrow(
    /cannot be used with/,
  );
});
