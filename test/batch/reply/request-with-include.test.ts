import {expect, test} from 'vitest';
import {requestWithInclude} from '../../../src/batch/reply/request-with-include.js';
import {DocextractError, type ErrorCode} from '../../../src/contract/errors.js';

test.each<ErrorCode>(['invalid_request', 'unreadable_document', 'out_of_credits'])(
  'a refusal with 422 and %s is asked once more, without additions',
  async (code) => {
    const asked: unknown[] = [];
    const reply = requestWithInclude(['file', 'static_values'], (added) => {
      asked.push(added);
      return Promise.reject(new DocextractError(code, 'refused', {status: 422}));
    });
    await expect(reply).rejects.toMatchObject({code});
    expect(asked).toEqual([{include: ['file', 'static_values']}, {}]);
  },
);
