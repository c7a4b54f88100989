import {expect, test} from 'vitest';
import {csvOf} from '../../../src/batch/results/results-table.js';

async function headerOf(...rows: Record<string, unknown>[]): Promise<string> {
  const stored = rows.map((fields, at) => ({source: `${at}.png`, job_id: 'j', fields}));
  let text = '';
  for await (const part of csvOf(() => stored)) text += part;
  return text.split('\r\n')[0]!;
}

const first = {total: '1', _static_values: {project: 'P-7', branch: 'north'}};
const second = {total: '2', date: '2026-01-02', _static_values: {branch: 'north', project: 'P-7', area: 'A'}};

test('static values are the last columns, sorted by key, whatever comes first', async () => {
  const columns = 'static.area,static.branch,static.project';
  expect(await headerOf(first, second)).toBe(`source,job_id,total,date,${columns}`);
  expect(await headerOf(second, first)).toBe(`source,job_id,total,date,${columns}`);
});

test('a result without fields is no column, also where its static values are none', async () => {
  expect(await headerOf({_static_values: {}}, {})).toBe('source,job_id');
});
