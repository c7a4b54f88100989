import {crc32} from 'node:zlib';
import sharp from 'sharp';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Sample} from '../../../../src/service/studio/contract/page.js';
import {bodyOf, type Harness, png, startHarness, untilDone} from '../../harness.js';
import {zip} from '../../zip.js';
import {signInAs, type StudioBrowser} from '../browser.js';
import {upload as uploadJob} from '../documents/upload.js';
import {pdfOfPages, upload} from '../uploads.js';

let harness: Harness;
let admin: StudioBrowser;
beforeAll(async () => {
  harness = await startHarness({
    workers: {engine: undefined},
    settings: {archiveRatioFloorBytes: 1024 * 1024},
  });
  admin = await signInAs(harness, 'admin');
});
afterAll(() => harness.stop());

/** A PDF whose one page stands in its tree so many times. */
function crowdedPdf(pages: number): Buffer<ArrayBuffer> {
  const text = pdfOfPages(1).toString('latin1');
  const tree = `/Count ${pages}/Kids[${'4 0 R '.repeat(pages)}]`;
  return Buffer.from(text.replace('/Count 1/Kids[4 0 R]', tree), 'latin1');
}

function sizedPdf(width: number, height: number): Buffer<ArrayBuffer> {
  const text = pdfOfPages(1).toString('latin1');
  return Buffer.from(text.replace('[0 0 595 842]', `[0 0 ${width} ${height}]`), 'latin1');
}

/** A PNG that says how large it is, and has nothing of it. */
function claimingPng(width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.from('IHDR________\x08\x02\0\0\0', 'latin1');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  const chunk = Buffer.alloc(header.length + 8);
  chunk.writeUInt32BE(header.length - 4);
  chunk.set(header, 4);
  chunk.writeUInt32BE(crc32(header), chunk.length - 4);
  return Buffer.concat([png(''), chunk]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';

test.each([
  ['a PDF of 100,000 pages', () => crowdedPdf(100_000), [413, 'too_large']],
  ['an SVG', () => Buffer.from(svg), [415, 'unsupported_kind']],
  [
    'an SVG after an XML declaration',
    () => Buffer.from(`<?xml version="1.0"?>${svg}`),
    [415, 'unsupported_kind'],
  ],
  ['an HTML page', () => Buffer.from('<html><script>alert(1)</script>'), [415, 'unsupported_kind']],
  ['an archive', () => zip([{name: 'a.png', data: png('x')}]), [415, 'unsupported_kind']],
])('%s is no sample', async (_, make, refusal) => {
  const reply = await upload(admin, make(), 'sample.pdf');
  expect([reply.status, (await bodyOf(reply)).code]).toEqual(refusal);
});

test('a picture that says it has ten thousand million pixels is no sample', async () => {
  const reply = await upload(admin, claimingPng(100_000, 100_000), 'wide.png');
  expect([reply.status, await bodyOf(reply)]).toMatchObject([422, {code: 'unreadable_document'}]);
});

test.each([
  ['wide', 14_400_000, 842],
  ['tall', 595, 14_400_000],
  ['large', 14_400_000, 14_400_000],
])(
  'a page of a PDF that is far too %s is shown within limits, or refused as unreadable',
  async (_, width, height) => {
    const {id} = await bodyOf<Sample>(await upload(admin, sizedPdf(width, height), 'odd.pdf'));
    const reply = await admin.send(`/samples/${id}/pages/1/picture?width=3000`);
    if (reply.status !== 200)
      return expect([reply.status, (await bodyOf(reply)).code]).toEqual([422, 'unreadable_document']);
    const picture = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect([picture.width <= 3000, picture.height <= 16_000]).toEqual([true, true]);
  },
);

test('a picture is asked for in a size that there may be', async () => {
  const {id} = await bodyOf<Sample>(await upload(admin, pdfOfPages(1), 'a.pdf'));
  for (const width of ['1e9', '3001', '0', '-1', 'NaN', 'Infinity', '1200.5', '', '<b>', '1&width=2']) {
    const reply = await admin.send(`/samples/${id}/pages/1/picture?width=${width}`);
    expect([width, reply.status, await bodyOf(reply)]).toMatchObject([width, 400, {code: 'invalid_request'}]);
  }
});

test('an archive that expands too far is a job that failed with the reason', async () => {
  const data = Buffer.concat([png(''), Buffer.alloc(2_000_000)]);
  const bomb = zip(Array.from({length: 200}, (_, index) => ({name: `${index}.png`, data, deflate: true})));
  const reply = await uploadJob(admin, {'bomb.zip': bomb});
  const {id} = await bodyOf<{id: string}>(reply);
  const {key} = await harness.storage.keys.create({account: 'office'});
  const send: Harness['send'] = (path) => fetch(harness.url + path, {headers: {'x-auth': key}});
  const job = await untilDone({send}, id);
  expect(job).toMatchObject({
    status: 'UNZIP FILE FAILED',
    error: {message: expect.stringMatching(/expands to/) as string},
  });
});
