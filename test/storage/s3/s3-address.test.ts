import {expect, test} from 'vitest';
import {s3SettingsOf} from '../../../src/storage/s3/s3-address.js';

const keys = {AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret'};

test('a region alone means Amazon, with the bucket in the name of the host', () => {
  const {endpoint, ...settings} = s3SettingsOf('s3://papers/team/a', {...keys, AWS_REGION: 'eu-central-1'});
  expect(endpoint.href).toBe('https://s3.eu-central-1.amazonaws.com/');
  expect(settings).toMatchObject({
    bucket: 'papers',
    prefix: 'team/a/',
    region: 'eu-central-1',
    isPathStyle: false,
  });
});

test('an endpoint means a store elsewhere, with the bucket in the path', () => {
  const settings = s3SettingsOf('s3://papers', {...keys, AWS_ENDPOINT_URL: 'http://10.0.0.2:9000'});
  expect(settings).toMatchObject({prefix: '', region: 'us-east-1', isPathStyle: true});
});

test('what the address says goes before the variables', () => {
  const address = 's3://papers/a?endpoint=https://s3.example.com&region=fsn1&path-style=false';
  const {endpoint, ...settings} = s3SettingsOf(address, {...keys, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1'});
  expect(endpoint.href).toBe('https://s3.example.com/');
  expect(settings).toMatchObject({region: 'fsn1', isPathStyle: false});
});

test.each([
  ['s3://', 'no address of a bucket'],
  ['s3://papers/../x', 'dots for a folder'],
  ['s3://papers/a?region=x&acl=public', 'acl means nothing'],
  ['s3://papers/a?endpoint=ftp://x', 'endpoint is no address'],
  ['s3://papers/a?endpoint=http://me:hunter2@x', 'endpoint holds a password'],
])('%s is refused', (address, why) => {
  expect(() => s3SettingsOf(address, {...keys, AWS_REGION: 'x'})).toThrow(why);
  expect(() => s3SettingsOf(address, {...keys, AWS_REGION: 'x'})).not.toThrow('hunter2');
});

test('without credentials nothing is looked up elsewhere', () => {
  expect(() => s3SettingsOf('s3://papers', {AWS_REGION: 'x'})).toThrow('there are no credentials for it');
  expect(() => s3SettingsOf('s3://papers', keys)).toThrow('no region is set');
});
