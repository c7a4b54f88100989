import {expect, test} from 'vitest';
import {toCsv} from '../../../src/service/results/csv.js';

async function csv(rows: Record<string, unknown>[], columns = ['a', 'b']): Promise<string> {
  async function* each() {
    for (const row of rows) yield await Promise.resolve(row);
  }
  let text = '';
  for await (const chunk of toCsv(each(), columns)) text += String(chunk);
  return text;
}

test('a header and a line per row, ended as RFC 4180 has it', async () => {
  expect(await csv([{a: '1', b: '2'}, {a: 'x'}])).toBe('a,b\r\n1,2\r\nx,\r\n');
});

test('no rows: the header alone', async () => {
  expect(await csv([])).toBe('a,b\r\n');
});

test('commas and quotes are quoted', async () => {
  expect(await csv([{a: 'one, two', b: 'say "yes"'}])).toBe('a,b\r\n"one, two","say ""yes"""\r\n');
});

test('a row is one line, whatever is in it', async () => {
  expect(await csv([{a: 'Main Street 1\n  12345 Town', b: '\r\n'}])).toBe(
    'a,b\r\nMain Street 1 12345 Town, \r\n',
  );
});

test('tables, lists and flags are JSON in their cell', async () => {
  expect(await csv([{a: [{item: 'nut', price: '1.00'}], b: true}])).toBe(
    'a,b\r\n"[{""item"":""nut"",""price"":""1.00""}]",true\r\n',
  );
});

test.each(['=1+1', '@SUM(A1)', '+cmd|calc', '-cmd|calc', '\t=1'])(
  'a value that a spreadsheet would run (%j) is made text',
  async (value) => {
    expect(await csv([{a: value, b: ''}])).toContain(`'${value}`);
  },
);

test.each(['-12.50', '+49 30 1234-5', '-', '1=1'])('%s stays as it is', async (value) => {
  expect(await csv([{a: value, b: ''}])).toBe(`a,b\r\n${value},\r\n`);
});

test('a failure while rows are read is a failure of the stream, not a short file', async () => {
  // eslint-disable-next-line @typescript-eslint/require-await
  async function* broken() {
    yield {a: '1'};
    throw new Error('gone');
  }
  const stream = toCsv(broken(), ['a']);
  await expect(
    (async () => {
      for await (const chunk of stream) expect(chunk).toBeDefined();
    })(),
  ).rejects.toThrow('gone');
});
