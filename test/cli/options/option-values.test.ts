import {expect, test} from 'vitest';
import {formatDuration, parseDuration} from '../../../src/cli/config/duration.js';
import {bytesValue, momentValue, promptValue} from '../../../src/cli/options/option-values.js';

test.each([
  ['250ms', 250],
  ['30', 30_000],
  ['30s', 30_000],
  ['1.5m', 90_000],
  ['2 h', 7_200_000],
  ['1d', 86_400_000],
])('%s is %d ms', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

test.each(['', 'soon', '-1s', '1w', '1s2'])('"%s" is no time', (text) => {
  expect(parseDuration(text)).toBeUndefined();
});

test.each([
  [400, '0.4 s'],
  [12_000, '12 s'],
  [60_000, '1 min'],
  [185_000, '3 min 5 s'],
  [7_800_000, '2 h 10 min'],
])('%d ms reads as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([
  ['500', 500],
  ['10kB', 10_000],
  ['500MB', 500_000_000],
  ['1GiB', 1_073_741_824],
  ['1.5g', 1_500_000_000],
])('%s is %d bytes', (text, bytes) => {
  expect(bytesValue(text)).toBe(bytes);
});

test('a moment is a date, or a time before now', () => {
  expect(momentValue('2026-01-31', 0)).toBe(Date.UTC(2026, 0, 31));
  expect(momentValue('2d', 200_000_000)).toBe(200_000_000 - 172_800_000);
});

test('prompts are gathered, each field once and with a text', () => {
  expect(promptValue('net=sum = net', promptValue('total=sum'))).toEqual({total: 'sum', net: 'sum = net'});
  expect(() => promptValue('total= ')).toThrow('Say what to extract');
  expect(() => promptValue('total=net', {total: 'sum'})).toThrow('There is a prompt for total already');
});

test.each(['constructor', '__proto__', 'prototype'])(
  'a prompt for a field called "%s" is refused by that name',
  (name) => {
    expect(() => promptValue(`${name}=Constructor`)).toThrow(`"${name}" cannot be the name of a field`);
  },
);
