import {expect, test} from 'vitest';
import {decodeBase64} from '../../../src/service/body/base64.js';
import {readJsonBody} from '../../../src/service/body/json-body.js';

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

function read(text: string, size = 1000, maxFieldBytes = 10_000) {
  return readJsonBody(inPieces(text, size), {
    maxFieldBytes,
    store: (content) => collect(decodeBase64(content)),
  });
}

const bytes = Buffer.from(Array.from({length: 1000}, (_, index) => (index * 7) % 256));
const base64 = bytes.toString('base64');

const bodies: [string, string][] = [
  [
    'plain',
    JSON.stringify({
      template_id: 'ä"\\',
      actual_image: base64,
      static_values: {actual_image: 'no', list: [1]},
    }),
  ],
  [
    'with the document first',
    JSON.stringify({
      actual_image: base64,
      template_id: 'ä"\\',
      static_values: {actual_image: 'no', list: [1]},
    }),
  ],
  [
    'with white space',
    JSON.stringify(
      {template_id: 'ä"\\', actual_image: base64, static_values: {actual_image: 'no', list: [1]}},
      null,
      2,
    ),
  ],
  [
    'with escaped slashes',
    JSON.stringify({
      template_id: 'ä"\\',
      actual_image: base64,
      static_values: {actual_image: 'no', list: [1]},
    }).replaceAll('/', '\\/'),
  ],
  [
    'with escaped letters',
    JSON.stringify({
      template_id: 'ä"\\',
      actual_image: base64,
      static_values: {actual_image: 'no', list: [1]},
    }).replaceAll('+', '\\u002B'),
  ],
  [
    'with an escaped key',
    `{"template_id":"ä\\"\\\\","actual\\u005fimage":"${base64}","static_values":{"actual_image":"no","list":[1]}}`,
  ],
  [
    'as a data URL',
    JSON.stringify({
      template_id: 'ä"\\',
      actual_image: `data:image/png;base64,${base64}`,
      static_values: {actual_image: 'no', list: [1]},
    }),
  ],
  [
    'URL-safe',
    JSON.stringify({
      template_id: 'ä"\\',
      actual_image: bytes.toString('base64url'),
      static_values: {actual_image: 'no', list: [1]},
    }),
  ],
  [
    'in lines',
    JSON.stringify({
      template_id: 'ä"\\',
      actual_image: base64.replace(/.{76}/g, '$&\r\n'),
      static_values: {actual_image: 'no', list: [1]},
    }),
  ],
];

for (const size of [1, 2, 3, 7, 64, 5000])
  test.each(bodies)(`a body %s is read the same in pieces of ${size} bytes`, async (_, text) => {
    const {fields, file} = await read(text, size);
    expect(file?.equals(bytes)).toBe(true);
    expect(fields).toEqual({
      template_id: 'ä"\\',
      actual_image: '',
      static_values: {actual_image: 'no', list: [1]},
    });
  });

test('a body without a document is plain JSON', async () => {
  expect(await read('\uFEFF{"a":{"b":[true,null,1.5]}}')).toEqual({
    fields: {a: {b: [true, null, 1.5]}},
    file: undefined,
  });
});

test('a document that is no text is left to the schema', async () => {
  expect(await read('{"actual_image":null}')).toEqual({fields: {actual_image: null}, file: undefined});
});

test.each([
  ['cut off in the document', '{"actual_image":"AAAA'],
  ['cut off after it', '{"actual_image":"AAAA"'],
  ['with the document twice', '{"actual_image":"AAAA","actual_image":"AAAA"}'],
  ['with letters that are none', '{"actual_image":"AA!A"}'],
  ['with padding in the middle', '{"actual_image":"AA==AAAA"}'],
  ['with a single letter at the end', '{"actual_image":"AAAAA"}'],
  ['with a quote escaped', '{"actual_image":"AAA\\"A"}'],
  ['that is an array', '["actual_image"]'],
  ['that is nothing', ''],
])('a body %s is refused', async (_, text) => {
  await expect(read(text, 3)).rejects.toMatchObject({code: 'invalid_request'});
});

test('fields over the limit are refused before they are all read', async () => {
  let sent = 0;
  async function* endless() {
    yield Buffer.from('{"a":"');
    for (;;) {
      sent += 1000;
      yield await Promise.resolve(Buffer.alloc(1000, 'x'));
    }
  }
  const reading = readJsonBody(endless(), {maxFieldBytes: 5000, store: () => Promise.resolve()});
  await expect(reading).rejects.toMatchObject({code: 'too_large'});
  expect(sent).toBeLessThan(10_000);
});
