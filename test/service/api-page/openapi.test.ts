import {expect, test} from 'vitest';
import {openApiDocument} from '../../../src/service/api-page/openapi.js';
import {routes} from '../../../src/contract/routes.js';

type Operation = {
  operationId: string;
  parameters: {name: string; in: string; required: boolean}[];
  requestBody?: {content: Record<string, {schema: Record<string, unknown>}>};
  responses: Record<string, {content: Record<string, unknown>}>;
};

const document = openApiDocument('1.2.3') as unknown as {paths: Record<string, Record<string, Operation>>};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

test('every route of the table is an operation', () => {
  expect(operations.map((operation) => operation.operationId).sort()).toEqual(Object.keys(routes).sort());
});

test('paid POST operations take JSON and multipart, raw ones the bytes', () => {
  const content = (path: string, method: string) =>
    Object.keys(document.paths[path]![method]!.requestBody!.content);
  expect(content('/v1/process', 'post')).toEqual(['application/json', 'multipart/form-data']);
  expect(content('/v1/process', 'put')).toEqual(['application/octet-stream']);
  expect(content('/v1/job-results', 'post')).toEqual(['application/json']);
});

test('the multipart twin of a body has the document as a file', () => {
  const form = document.paths['/v1/process']!.post!.requestBody!.content['multipart/form-data']!.schema;
  expect(form.properties).toMatchObject({actual_image: {type: 'string', format: 'binary'}});
});

test('query and path parameters are named and required', () => {
  expect(document.paths['/v1/job-status']!.get!.parameters).toMatchObject([
    {name: 'job_id', in: 'query', required: true},
  ]);
  expect(document.paths['/v1/job-status/{job_id}']!.get!.parameters).toMatchObject([
    {name: 'job_id', in: 'path', required: true},
  ]);
});

test('results come as JSON or CSV', () => {
  expect(Object.keys(document.paths['/v1/job-results']!.post!.responses['200']!.content)).toEqual([
    'application/json',
    'text/csv',
  ]);
});

test('paid operations tell of the idempotency key', () => {
  const named = operations.filter(({parameters}) => parameters.some(({name}) => name === 'idempotency-key'));
  const paid = Object.entries(routes).filter(([, {paid}]) => paid);
  expect(named.map(({operationId}) => operationId).sort()).toEqual(paid.map(([name]) => name).sort());
});

test('the webhook is described with what it carries and how it is signed', () => {
  const {webhooks} = openApiDocument('1.2.3') as {webhooks: Record<string, {post: Operation}>};
  const {parameters, requestBody} = webhooks.documentProcessed!.post;
  expect(parameters.map(({name}) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
  const {properties} = requestBody!.content['application/json']!.schema as {properties: object};
  expect(Object.keys(properties)).toEqual([
    'job_id',
    'template_id',
    'static_values',
    'result',
    'file',
    'test',
    'error',
    'corrected',
    'replaces',
  ]);
});
