import {mkdir, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {
  readOptionsOf,
  readServiceSettings,
  settingsOf,
} from '../../../src/cli/config/read-service-settings.js';
import {serviceSettingNames, serviceVariableOf} from '../../../src/cli/config/service-settings.js';
import {run, type Ran} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

let directory: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
});

const check = (env: Record<string, string> = {}, ...argv: string[]): Promise<Ran> =>
  run(['serve', '--check', ...argv], {cwd: directory, env: {HOME: directory, ...env}});

async function configure(settings: unknown): Promise<string> {
  const path = join(directory, 'service.json');
  await writeFile(path, typeof settings === 'string' ? settings : JSON.stringify(settings));
  return path;
}

test('a look at the settings tells each with where it came from, no secret, and starts nothing', async () => {
  const file = await configure({maxUpload: '2GiB', dataDir: 'data', port: 9000, llmApiKey: 'sk-in-file'});
  const env = {DOCEXTRACT_CONFIG: file, DOCEXTRACT_PORT: '9001', DOCEXTRACT_PAGE_TIME: '5s'};
  const seen = await check(env, '--json');
  expect(seen).toMatchObject({exitCode: 0, stderr: ''});
  const {defaults, ...given} = JSON.parse(seen.stdout) as {defaults: Record<string, string>};
  expect(defaults).toMatchObject({
    maxDocument: '256MiB',
    webhookRetries: '5s,5m,30m,2h,5h,10h',
    uploadIdle: '1m',
  });
  expect(given).toEqual({
    host: '127.0.0.1',
    port: 9001,
    data_dir: join(directory, 'data'),
    settings: {
      port: {value: '9001', origin: 'DOCEXTRACT_PORT'},
      dataDir: {value: join(directory, 'data'), origin: `${file}: dataDir`},
      maxUpload: {value: String(2 * 1024 ** 3), origin: `${file}: maxUpload`},
      pageTime: {value: '5000', origin: 'DOCEXTRACT_PAGE_TIME'},
      llmApiKey: {value: '(hidden)', origin: `${file}: llmApiKey`},
    },
    unknown: [],
    warnings: [],
  });
  const forPeople = await check(env, '--port', '1234');
  expect(forPeople.stdout).toContain('would listen on 127.0.0.1 port 1234');
  expect(forPeople.stdout).not.toContain('sk-in-file');
  await expect(stat(join(directory, 'data'))).rejects.toThrow('ENOENT');
});

test('all that is wrong is told at once, each with its place', async () => {
  await writeFile(join(directory, 'occupied'), '');
  const file = await configure({maxUpload: 'much', colour: 'red', archiveEntries: 0});
  const refused = await check(
    {
      DOCEXTRACT_CONFIG: file,
      DOCEXTRACT_PORT: 'eighty',
      DOCEXTRACT_LLM_MODE: 'assist',
      DOCEXTRACT_LLM_RETRIES: 'often',
      DOCEXTRACT_ATTACHMENTS: 'sometimes',
      DOCEXTRACT_OCR_LANGUAGE: 'ell',
    },
    '--data-dir',
    'occupied/data',
  );
  expect(refused.exitCode).toBe(2);
  for (const complaint of [
    `${file}: maxUpload: give a size such as 500MB or 4GiB`,
    `${file}: there is no setting "colour"`,
    `${file}: archiveEntries: give a whole number from 1 on, not 0`,
    'DOCEXTRACT_PORT: ',
    'DOCEXTRACT_LLM_MODE: is assist, but DOCEXTRACT_LLM_MODEL names no model',
    'DOCEXTRACT_LLM_MODE: is assist, but DOCEXTRACT_LLM_BASE_URL names no address to send documents to',
    'DOCEXTRACT_LLM_RETRIES: ',
    'DOCEXTRACT_ATTACHMENTS: ',
    'DOCEXTRACT_OCR_LANGUAGE: is for tesseract; set DOCEXTRACT_OCR to tesseract',
    'occupied/data cannot be written',
  ])
    expect(refused.stderr.split(complaint)).toHaveLength(2);
});

test('a file that is not there or no JSON object is a complaint like any other', async () => {
  expect(await check({}, '--config', 'nowhere.json')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('nowhere.json: ') as string,
  });
  await configure('[1');
  expect(await check({DOCEXTRACT_RETRIES: 'x'}, '--config', 'service.json')).toMatchObject({exitCode: 2});
});

test('a variable that means nothing is pointed at', async () => {
  const seen = await check({DOCEXTRACT_RATELIMIT: '5'});
  expect(seen).toMatchObject({exitCode: 0, stderr: 'DOCEXTRACT_RATELIMIT is set and means nothing\n'});
});

test('no service is started with settings that cannot be used', async () => {
  await mkdir(join(directory, 'data'));
  const refused = await run(['serve', '--data-dir', 'data', '--port', '0'], {
    cwd: directory,
    env: {HOME: directory, DOCEXTRACT_MAX_PAGES: '-3', DOCEXTRACT_WORKERS: 'many'},
  });
  expect(refused).toMatchObject({exitCode: 2, stdout: ''});
  const [said] = refused.stderr.split('\n');
  expect(said).toMatch(
    /^error: 2 settings .* cannot be used: DOCEXTRACT_\w+: [^\\]+; DOCEXTRACT_\w+: [^\\]+$/,
  );
});

test.each([
  ['DOCEXTRACT_WORKERS', '-3', 'a whole number from 0 on'],
  ['DOCEXTRACT_WORKERS', '1.5', 'a whole number from 0 on'],
  ['DOCEXTRACT_MAX_PAGES', '0', 'a whole number from 1 on'],
  ['DOCEXTRACT_PORT', '70000', 'a whole number from 0 to 65535'],
  ['DOCEXTRACT_RETENTION', '-5', 'a time such as 30s, 5m or 2h'],
  ['DOCEXTRACT_MAX_UPLOAD', 'large', 'a size such as 500MB or 4GiB'],
  ['DOCEXTRACT_STUDIO', 'perhaps', 'true or false'],
  ['DOCEXTRACT_LOG_LEVEL', 'loud', 'one of debug, info, warn, error, silent'],
  ['DOCEXTRACT_LLM_RETRIES', '99', 'a whole number from 0 to 10'],
  ['DOCEXTRACT_LLM_ASSIST_BELOW', '2', 'a number from 0 to 1'],
  ['DOCEXTRACT_CONCURRENCY', '-3', 'a whole number from 1 on'],
  ['DOCEXTRACT_TIMEOUT', 'soon', 'a time such as 30s, 5m or 2h'],
])('the complaint about %s=%s names both and what is allowed', async (name, value, allowed) => {
  const {exitCode, stderr} = await run(['serve', '--port', '0'], {
    cwd: directory,
    env: {HOME: directory, [name]: value},
  });
  expect(exitCode).toBe(2);
  expect(stderr).toContain(`${name}: give ${allowed}, not "${value}"`);
});

test.each([[null], [''], [' '], [true], [[]], ['many']])('%j in a file is no number', async (given) => {
  const file = join(directory, 'numbers.json');
  await writeFile(file, JSON.stringify({llmAssistBelow: given, workers: given}));
  const {values, complaints} = await readServiceSettings({env: {}, cwd: directory}, file);
  expect(values).toEqual({});
  expect(complaints).toEqual([
    expect.stringContaining('llmAssistBelow: give a number from 0 to 1'),
    expect.stringContaining('workers: give a whole number from 0 on'),
  ]);
});

test('a number in a file may be written as text', async () => {
  const file = join(directory, 'numbers.json');
  await writeFile(file, JSON.stringify({llmAssistBelow: ' 0.5 ', workers: 2, port: '0'}));
  const {values} = await readServiceSettings({env: {}, cwd: directory}, file);
  expect(values).toEqual({llmAssistBelow: 0.5, workers: 2, port: 0});
});

test('a complaint about an address does not repeat it: it may hold a password', async () => {
  for (const name of [
    'DOCEXTRACT_BASE_URL',
    'DOCEXTRACT_LLM_BASE_URL',
    'DOCEXTRACT_DATABASE_URL',
    'DOCEXTRACT_FILES',
  ]) {
    const {exitCode, stderr} = await run(['serve', '--port', '0'], {
      cwd: directory,
      env: {HOME: directory, [name]: 'ftp://ana:hush@example.com'},
    });
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`${name}: give a`);
    expect(stderr).not.toContain('hush');
  }
});

test('the recogniser is chosen by flag, and tesseract gets its languages', async () => {
  const seen = await check(
    {DOCEXTRACT_OCR: 'ppocr'},
    '--ocr',
    'tesseract',
    '--ocr-language',
    'ell+eng',
    '--json',
  );
  expect(seen).toMatchObject({exitCode: 0});
  expect(JSON.parse(seen.stdout)).toMatchObject({
    settings: {
      ocr: {value: 'tesseract', origin: '--ocr'},
      ocrLanguage: {value: 'ell+eng', origin: '--ocr-language'},
    },
  });
  const env = {DOCEXTRACT_OCR: 'tesseract', DOCEXTRACT_OCR_LANGUAGE: 'ell'};
  const {values} = await readServiceSettings({env, cwd: directory});
  expect(readOptionsOf(values)).toEqual({recogniser: {engine: 'tesseract', language: 'ell'}});
});

test('settings, attachments and language model come out as the service takes them', async () => {
  const env = {
    ...{
      DOCEXTRACT_RATE_LIMIT: '60',
      DOCEXTRACT_GRACE: '1m',
      DOCEXTRACT_WEBHOOK_ALLOW: '10.0.0.0/8, hooks.lan',
    },
    ...{DOCEXTRACT_ATTACHMENTS: 'never', DOCEXTRACT_LLM_MODE: 'first', DOCEXTRACT_LLM_MODEL: 'small'},
    ...{DOCEXTRACT_LLM_BASE_URL: 'http://localhost:11434/v1', DOCEXTRACT_LLM_VISION: 'true'},
    ...{DOCEXTRACT_LLM_TIMEOUT_MS: '5000', DOCEXTRACT_LLM_ASSIST_BELOW: '0.6'},
  };
  const {values, complaints} = await readServiceSettings({env, cwd: directory});
  expect(complaints).toEqual([]);
  expect(settingsOf(values)).toEqual({
    ...{requestsPerWindow: 60, graceMs: 60_000, webhookAllow: ['10.0.0.0/8', 'hooks.lan']},
  });
  expect(readOptionsOf(values)).toMatchObject({
    attachments: 'never',
    languageModel: {
      ...{mode: 'first', model: 'small', baseUrl: 'http://localhost:11434/v1', vision: true},
      ...{timeoutMs: 5000, assistBelow: 0.6, retries: 2},
    },
  });
  expect(readOptionsOf({...values, llmMode: 'off'})).toEqual({attachments: 'never'});
});

test('no two settings have one variable', () => {
  expect(new Set(serviceSettingNames.map(serviceVariableOf)).size).toBe(serviceSettingNames.length);
});
