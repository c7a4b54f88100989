import {expect, test} from 'vitest';
import {DocextractError} from '../../src/contract/errors.js';
import {withRedactedErrors, redact} from '../../src/client/redact.js';

test('a key comes out of an error, as it is and as it stands in an address', async () => {
  const key = 'dx_secret/1';
  const failed = withRedactedErrors(key, () =>
    Promise.reject(
      new DocextractError('unauthorized', `no ${key}`, {hint: `?key=${encodeURIComponent(key)}`}),
    ),
  );
  await expect(failed).rejects.toMatchObject({message: 'no [key]', hint: '?key=[key]'});
});

test('a key of a letter or two does not make a text unreadable', () => {
  expect(redact('check the port', 'k')).toBe('check the port');
});
