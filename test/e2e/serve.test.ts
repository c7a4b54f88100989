import {readdir, readFile} from 'node:fs/promises';
import {connect} from 'node:net';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import {complaintsAbout} from '../helpers/invariants.js';
import {invoiceLines, pdfOf} from '../helpers/write-pdf.js';
import {bodyOf} from '../service/harness.js';
import {zip} from '../service/zip.js';
import {docextract, fixtures, freshHome, serve} from './docextract.js';

const patient = {interval: 50};

test('SIGTERM ends a service when its work is done, a second one at once, and what it had accepted goes on at the next start', async () => {
  const {home, env} = await freshHome();
  const dataDir = join(home, 'data');
  const {service, url} = await serve(dataDir, {...env, DOCEXTRACT_GRACE: '1h', DOCEXTRACT_WORKERS: '1'});
  onTestFinished(() => void service.kill('SIGKILL'));
  const made = await docextract(['keys', 'create', '--data-dir', dataDir, '--json'], {env});
  const {key} = JSON.parse(made.stdout) as {key: string};
  const scan = await readFile(join(fixtures, 'scans', 'bon-baeckerei.png'));
  const ask = async (base: string, path: string, init: RequestInit = {}) =>
    bodyOf<{job_id: string; status: string}>(await fetch(base + path, {...init, headers: {'x-auth': key}}));
  // The first is read for longer than the service is given.
  const body = zip([
    {name: '1.png', data: scan},
    {name: '2.pdf', data: await pdfOf(invoiceLines('A-1001'))},
  ]);
  const {job_id} = await ask(url, '/v1/process-job?t_id=receipt', {method: 'PUT', body});
  const statusAt = async (base: string) => (await ask(base, `/v1/job-status?job_id=${job_id}`)).status;
  await expect.poll(() => statusAt(url), patient).toBe('PROCESS IMAGE');

  // An upload that is still coming is work under way.
  const {port} = new URL(url);
  const upload = connect(Number(port), '127.0.0.1');
  const closed = new Promise((resolve) => upload.once('close', resolve));
  upload.on('error', () => undefined);
  upload.write(
    `PUT /process?t_id=receipt HTTP/1.1\r\nhost: x\r\nx-auth: ${key}\r\ncontent-length: 5000\r\n\r\nhalf`,
  );
  const uploads = async () => {
    const entries = await readdir(join(dataDir, 'temporary'), {recursive: true, withFileTypes: true});
    return entries.filter((entry) => entry.isFile()).length;
  };
  await expect.poll(uploads, patient).toBe(1);
  service.kill('SIGTERM');
  await expect
    .poll(
      () =>
        fetch(`${url}/health/live`).then(
          () => 'answers',
          () => 'refuses',
        ),
      patient,
    )
    .toBe('refuses');
  // Long enough for one that does not wait for the upload.
  await delay(300);
  expect(service.exitCode).toBeNull();
  expect(upload.destroyed).toBe(false);
  service.kill('SIGTERM');
  await closed;
  const {exitCode, signal} = await service;
  expect([exitCode, signal]).toEqual([0, undefined]);

  const next = await serve(dataDir, {...env, DOCEXTRACT_WORKERS: '1'});
  onTestFinished(() => void next.service.kill('SIGKILL'));
  await expect.poll(() => statusAt(next.url), patient).toBe('SUCCESS');
  await expect.poll(() => complaintsAbout({dataDir, accepted: [job_id]}), patient).toEqual([]);
  next.service.kill('SIGTERM');
  expect((await next.service).exitCode).toBe(0);
});
