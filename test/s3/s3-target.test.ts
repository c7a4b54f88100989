import {expect, onTestFinished, test} from 'vitest';
import {s3Target} from '../../src/storage/move/s3-target.js';
import {putObject} from '../../src/storage/s3/objects.js';
import {s3SettingsOf} from '../../src/storage/s3/s3-address.js';
import {openS3Client} from '../../src/storage/s3/s3-client.js';
import {ownPlace} from './place.js';
import {startFaultProxy} from './server/fault-proxy.js';

test('a move goes on with a key that may not list uploads in parts', async () => {
  const proxy = await startFaultProxy();
  const {address, variables} = ownPlace(proxy.address);
  const client = openS3Client(s3SettingsOf(address, variables));
  onTestFinished(() => client.close());
  const key = 'kept/a/0a';
  const empty = {
    path: '',
    bytes: 0,
    sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  };
  await putObject(client, {key, content: empty});
  proxy.plan = ({path}) => (path.includes('?uploads') ? {status: 403, code: 'AccessDenied'} : undefined);
  const keys: string[] = [];
  for await (const found of s3Target(client).list()) keys.push(found);
  expect(keys).toEqual([key]);
  expect(proxy.seen.at(-2)).toContain('?uploads');
});
