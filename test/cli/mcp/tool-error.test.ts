import {expect, test} from 'vitest';
import {DocextractError} from '../../../src/contract/errors.js';
import {errorText} from '../../../src/cli/mcp/tool-error.js';
import {submitAgain} from '../../../src/batch/model/send-again.js';
import {jobCommand} from '../../../src/batch/model/shell-word.js';

test('an error says what it is about, then the next step in the words of the tools', () => {
  const failed = new DocextractError('unreadable_document', 'the PDF is cut off', {
    hint: 'Failed in an earlier run; --retry-failed sends it again, and may pay again.',
  });
  expect(errorText(failed)).toBe(
    'unreadable_document: the PDF is cut off\nnext: Failed in an earlier run; `retry_failed` sends it again, and may pay again.',
  );
  const taken = new DocextractError('cannot_write', 'there already: a.json', {
    hint: 'Replace them with --overwrite, or give another folder with -o.',
  });
  expect(errorText(taken)).toBe(
    'cannot_write: there already: a.json\nnext: Give another folder as `output`.',
  );
  const pending = new DocextractError('not_found', 'no such job', {
    hint: `Try "${jobCommand('results', ['0b0c-1'])}".`,
  });
  expect(errorText(pending)).toContain('`results` with job 0b0c-1');
});

test('a bug is told without its stack', () => {
  expect(errorText(new TypeError('x is undefined'))).toBe('this is a bug in docextract: x is undefined');
});

test('what another command does is told by the tool that does it', () => {
  const failed = new DocextractError('job_failed', 'job j ended as FAILED', {
    hint: `${submitAgain('--per-file --retry-failed')} sends each alone.`,
  });
  expect(errorText(failed)).toContain('next: `submit` with `per_file` `retry_failed` sends each alone.');
});
