import {copyFile, readdir, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {serve} from '../../batch/foreign.js';
import {json} from '../../client/wire-server.js';
import {run} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

/** Kinds that services of the interface do not take: what is sent instead, what is told, and what is paid. */

const heic = resolve(import.meta.dirname, '../../engine/delivery-note.heic');

async function withPictures() {
  const directory = await temporaryDirectory();
  const drawn = sharp({create: {width: 40, height: 20, channels: 3, background: '#804020'}});
  await writeFile(join(directory, 'note.webp'), await drawn.webp({lossless: true}).toBuffer());
  await copyFile(heic, join(directory, 'photo.heic'));
  return directory;
}

test('a remote service gets PNG and JPEG; results and ledger go by the files, and nothing is paid twice', async () => {
  const directory = await withPictures();
  const service = await serve({process: [json({document_data: {total: '1.00'}})]});
  const env = {HOME: directory, DOCEXTRACT_BASE_URL: service.url, DOCEXTRACT_API_KEY: 'k'};
  const docextract = (...argv: string[]) => run(argv, {cwd: directory, env});
  const both = ['process', 'note.webp', 'photo.heic', '-t', 'x', '-o', 'results'];

  const first = await docextract(...both, '--json');
  expect(first.exitCode).toBe(0);
  const bodies = service.sent('process').map(({body}) => body);
  const sent = await Promise.all(
    bodies.map(async (body) => {
      const begin = Math.max(body.indexOf('\x89PNG', 0, 'latin1'), body.indexOf('\xff\xd8\xff', 0, 'latin1'));
      const {format, width, height} = await sharp(body.subarray(begin)).metadata();
      return {format, width, height};
    }),
  );
  expect(sent.sort((one, other) => one.width - other.width)).toEqual([
    {format: 'png', width: 40, height: 20},
    {format: 'jpeg', width: 875, height: 621},
  ]);
  expect(first.stdout).toContain('"sent_as": "jpeg"');
  expect(await readdir(join(directory, 'results'))).toEqual(
    expect.arrayContaining(['note.webp.json', 'photo.heic.json']),
  );

  const second = await docextract(...both);
  expect(second).toMatchObject({exitCode: 0});
  expect(service.sent('process')).toHaveLength(2);
  const planned = await docextract(...both, '--force', '--dry-run');
  expect(planned.stdout + planned.stderr).toContain('heic as jpeg');
  expect(service.sent('process')).toHaveLength(2);
});

test('a HEIC that cannot be read does not keep the others from being sent', async () => {
  const directory = await withPictures();
  await writeFile(join(directory, 'cut.heic'), '\0\0\0\x18ftypheic\0\0\0\0mif1heic and no more');
  const service = await serve({process: [json({document_data: {total: '1.00'}})]});
  const env = {HOME: directory, DOCEXTRACT_BASE_URL: service.url, DOCEXTRACT_API_KEY: 'k'};
  const {exitCode, stderr} = await run(['process', 'note.webp', 'cut.heic', '-t', 'x'], {
    cwd: directory,
    env,
  });
  expect(exitCode).toBe(3);
  expect(stderr).toContain('cut.heic');
  expect(service.sent('process')).toHaveLength(1);
});
