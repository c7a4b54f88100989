import {Readable} from 'node:stream';
import {expect, test} from 'vitest';
import {splitJsonArray} from '../../../src/batch/reply/split-json.js';

async function split(text: string, size = text.length): Promise<{start: number; text: string}[]> {
  const bytes = Buffer.from(text);
  const chunks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += size) chunks.push(bytes.subarray(start, start + size));
  const elements: {start: number; text: string}[] = [];
  for await (const {start, bytes} of splitJsonArray(Readable.from(chunks)))
    elements.push({start, text: bytes.toString('utf8')});
  return elements;
}

const values = [
  {a: 'comma, "quote" and \\ back\\"slash'},
  {b: [1, [2, {c: ']}'}], []]},
  'text, [with] {brackets}',
  {},
  {d: '書類 🧾'},
  17,
  null,
];

test.each([1, 2, 3, 7, 64, 1000])('elements are found across chunks of %i bytes', async (size) => {
  for (const text of [
    JSON.stringify(values),
    JSON.stringify(values, null, 2),
    ` \n${JSON.stringify(values)}\r\n`,
  ]) {
    const found = await split(text, size);
    expect(found.map((element) => JSON.parse(element.text) as unknown)).toEqual(values);
    for (const element of found)
      expect(
        Buffer.from(text).toString('utf8', element.start, element.start + Buffer.byteLength(element.text)),
      ).toBe(element.text);
  }
});

test.each(['[]', ' [ ] ', '[\n]'])('an empty array has no elements: %j', async (text) => {
  expect(await split(text, 1)).toEqual([]);
});

test.each(['', '{"a": 1}', '[1, 2', '[{"a": "', '[1] [2]', '<html>', '[1]]', 'null'])(
  'what is no whole array is refused: %j',
  async (text) => {
    await expect(split(text, 3)).rejects.toThrow(SyntaxError);
  },
);
