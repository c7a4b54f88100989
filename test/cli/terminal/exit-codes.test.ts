import {expect, test} from 'vitest';
import {errorCodes, type ErrorCode} from '../../../src/contract/errors.js';
import {
  allExitCodes,
  exitCodeOf,
  exitCodes,
  exitCodesHelp,
  foremostExitCode,
  type ExitCode,
} from '../../../src/cli/terminal/exit-codes.js';

test('every error has an exit code of the table, and never that of success or of a bug', () => {
  for (const code of Object.keys(errorCodes) as ErrorCode[]) {
    expect(exitCodes).toHaveProperty(String(exitCodeOf(code)));
    expect([0, 1]).not.toContain(exitCodeOf(code));
  }
});

test('the codes that scripts rely on keep their meaning', () => {
  expect(Object.fromEntries(allExitCodes().map((code) => [code, exitCodes[code]]))).toMatchObject({
    0: 'all done',
    3: 'some documents failed',
    6: 'every document failed, or the job failed',
    8: 'not finished yet; the job goes on',
    12: 'outcome of a paid request unknown',
    14: 'results not assigned (paid; the raw reply is kept)',
    15: 'needs review (only with --review-below)',
  });
});

test('when several codes apply, the one that matters most is told', () => {
  const order: ExitCode[] = [130, 4, 7, 12, 14, 11, 13, 5, 3, 6, 10, 15, 8];
  order.forEach((code, index) => {
    const present: ExitCode[] = [0, ...order.slice(index)];
    expect(foremostExitCode(present.reverse())).toBe(code);
  });
  expect(foremostExitCode([143, 4])).toBe(143);
  expect(foremostExitCode([])).toBe(0);
});

test('the help block lists the codes asked for, or all', () => {
  expect(exitCodesHelp([0, 8])).toBe('EXIT CODES\n    0  all done\n    8  not finished yet; the job goes on');
  for (const code of allExitCodes()) expect(exitCodesHelp()).toContain(`${code}  ${exitCodes[code]}`);
});
