import {expect, onTestFinished, test} from 'vitest';
import {checkBucket} from '../../src/storage/s3/bucket-checks.js';
import {s3SettingsOf, type Variables} from '../../src/storage/s3/s3-address.js';
import {openS3Client} from '../../src/storage/s3/s3-client.js';
import {ownPlace, serverAddress} from './place.js';
import {type FaultPlan, startFaultProxy} from './server/fault-proxy.js';

/** What is found in a bucket, behind a proxy that does as planned. */
async function found(
  plan: FaultPlan,
  {address = ownPlace().address, variables}: {address?: string; variables?: Variables} = {},
) {
  const proxy = await startFaultProxy();
  proxy.plan = plan;
  const client = openS3Client(s3SettingsOf(address, {...ownPlace(proxy.address).variables, ...variables}));
  onTestFinished(() => client.close());
  const {problems, warnings} = await checkBucket(client);
  return {
    problems: problems.map(({message, hint}) => `${message} ${hint}`),
    warnings: warnings.map(({message, hint}) => `${message} ${hint}`),
    seen: proxy.seen,
  };
}

/** What s3rver does not know, as a plain bucket answers it. */
const plain: FaultPlan = ({path}) => {
  if (path.includes('uploadId=')) return {status: 404, code: 'NoSuchUpload'};
  if (path.includes('?versioning')) return {status: 200, body: '<VersioningConfiguration/>'};
  if (path.includes('?object-lock')) return {status: 404, code: 'ObjectLockConfigurationNotFoundError'};
  return undefined;
};

test('a bucket that is fit has nothing to be said of, and keeps nothing of the probe', async () => {
  const {problems, warnings, seen} = await found(plain);
  expect([problems, warnings]).toEqual([[], []]);
  expect(seen.map((one) => one.replace(/[ ].*/, ''))).toEqual([
    ...['PUT', 'GET', 'GET', 'DELETE'],
    ...['GET', 'DELETE', 'POST', 'DELETE'],
    ...['GET', 'GET'],
  ]);
});

test('a wrong secret, key, bucket and region are each told apart', async () => {
  const secret = await found(() => ({status: 403, code: 'SignatureDoesNotMatch'}));
  expect(secret.problems).toEqual([expect.stringMatching(/refuses the signature.*AWS_SECRET_ACCESS_KEY/)]);
  const key = await found(plain, {variables: {AWS_ACCESS_KEY_ID: 'wrong'}});
  expect(key.problems).toEqual([expect.stringMatching(/does not know the access key.*AWS_ACCESS_KEY_ID/)]);
  const bucket = await found(plain, {address: 's3://nowhere/x'});
  expect(bucket.problems).toEqual([expect.stringMatching(/no bucket nowhere.*DOCEXTRACT_FILES/)]);
  const region = await found(() => ({status: 301, code: 'PermanentRedirect'}));
  expect(region.problems).toEqual([expect.stringMatching(/not in the region us-east-1.*AWS_REGION/)]);
});

test('each right that is missing is named', async () => {
  const denied = {status: 403, code: 'AccessDenied'};
  const {problems} = await found((request) =>
    request.method === 'DELETE' || request.path.includes('list-type') ? denied : plain(request),
  );
  expect(problems).toEqual([
    expect.stringContaining('s3:ListBucket'),
    expect.stringContaining('s3:DeleteObject'),
  ]);
});

test('each right to upload in parts that is missing is named, and nothing is begun that would stay', async () => {
  const denied = {status: 403, code: 'AccessDenied'};
  const withoutList = await found((request) =>
    request.path.includes('?uploads') && request.method === 'GET' ? denied : plain(request),
  );
  expect(withoutList.problems).toEqual([]);
  expect(withoutList.warnings).toEqual([expect.stringContaining('s3:ListBucketMultipartUploads')]);
  const withoutAbort = await found((request) =>
    request.path.includes('uploadId=') && request.method === 'DELETE' ? denied : plain(request),
  );
  expect(withoutAbort.warnings).toEqual([expect.stringContaining('s3:AbortMultipartUpload')]);
  expect(withoutAbort.seen.filter((one) => one.startsWith('POST'))).toEqual([]);
  const withoutBegin = await found((request) => (request.method === 'POST' ? denied : plain(request)));
  expect(withoutBegin.warnings).toEqual([
    expect.stringMatching(/documents over 64 MiB cannot be stored\. Allow s3:PutObject/),
  ]);
});

test('a bucket that keeps what is deleted is said to, and so is one that does not tell', async () => {
  const keeping = await found((request) => {
    const {path} = request;
    if (path.includes('?versioning'))
      return {
        status: 200,
        body: '<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>',
      };
    if (!path.includes('?object-lock')) return undefined;
    const state = '<ObjectLockEnabled>Enabled</ObjectLockEnabled>';
    return {status: 200, body: `<ObjectLockConfiguration>${state}</ObjectLockConfiguration>`};
  });
  expect(keeping.problems).toEqual([]);
  expect(keeping.warnings).toEqual([
    expect.stringMatching(/keeps versions of objects \(Enabled\): deleted documents may stay/),
    expect.stringMatching(/may lock objects/),
  ]);
  const silent = await found(({path}) =>
    /\?(versioning|object-lock)/.test(path) ? {status: 403, code: 'AccessDenied'} : undefined,
  );
  expect(silent.warnings).toEqual([expect.stringContaining('s3:GetBucketVersioning')]);
});

test('a store that speaks no TLS, asked by https, is said to', async () => {
  const place = ownPlace();
  const {variables} = ownPlace(serverAddress().replace('http:', 'https:'));
  const client = openS3Client(s3SettingsOf(place.address, variables));
  onTestFinished(() => client.close());
  expect((await checkBucket(client)).problems).toMatchObject([
    {message: expect.stringMatching(/does not speak TLS/) as string},
  ]);
});

test('a store that is not there is said to be, once', async () => {
  const client = openS3Client(s3SettingsOf(ownPlace().address, ownPlace('http://127.0.0.1:1').variables));
  onTestFinished(() => client.close());
  const {problems} = await checkBucket(client);
  expect(problems).toMatchObject([{message: 'The store 127.0.0.1:1 does not answer (ECONNREFUSED).'}]);
});
