import {expect, test} from 'vitest';
import {s3SettingsOf, type Variables} from '../../../src/storage/s3/s3-address.js';
import {asStoreUnavailable, S3Error} from '../../../src/storage/s3/s3-error.js';

test('a store whose name is not known is told with the variable that names it: region or endpoint', () => {
  const unknown = new S3Error('getaddrinfo ENOTFOUND', {code: 'ENOTFOUND'});
  const told = (variables: Variables) => {
    const keys = {AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret'};
    return asStoreUnavailable(unknown, s3SettingsOf('s3://papers', {...keys, ...variables}));
  };
  expect(told({AWS_REGION: 'eu-nowhere-9'})).toMatchObject({
    message: 'The store s3.eu-nowhere-9.amazonaws.com is not known by that name.',
    hint: expect.stringContaining('Check AWS_REGION') as string,
  });
  expect(told({AWS_ENDPOINT_URL: 'https://s3.nowhere.invalid'})).toMatchObject({
    hint: 'Check AWS_ENDPOINT_URL and the name service.',
  });
});
