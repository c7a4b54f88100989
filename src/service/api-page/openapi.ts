import type {z} from 'zod';
import {headers, type Route, routes} from '../../contract/routes.js';
import {webhookDescription} from './openapi-webhook.js';
import {type JsonSchema, jsonSchemaOf} from './openapi-schema.js';
import {Problem} from '../../contract/problem.js';
import {type RouteSchemas, routeSchemas} from './route-schemas.js';
import {namesIn} from '../../contract/records.js';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the interface, made from the table of routes. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of namesIn(routes)) {
    const route = {...routes[name], ...routeSchemas[name]};
    (paths[`/v1${route.path}`] ??= {})[route.method.toLowerCase()] = operation(name, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'docextract',
      version,
      description: 'Document extraction: synchronous, asynchronous and by prompts.',
    },
    paths,
    webhooks: webhookDescription(jsonSchemaOf),
    components: {
      schemas: {Problem: jsonSchemaOf(Problem)},
      securitySchemes: {
        key: {type: 'apiKey', in: 'header', name: 'x-auth'},
        bearer: {type: 'http', scheme: 'bearer'},
      },
    },
    security: [{key: []}, {bearer: []}],
  };
}

type Described = Route & RouteSchemas;

function operation(name: string, route: Described): Json {
  return {
    operationId: name,
    summary: route.summary,
    parameters: [
      ...parameters('query', route.query),
      ...parameters('path', route.params),
      ...(route.paid ? [idempotencyKey] : []),
      ...(route.raw ? [staticValues] : []),
      ...(route.paid && route.status === 200 ? [include] : []),
    ],
    ...(route.raw || route.body ? {requestBody: requestBody(route)} : {}),
    responses: {
      [route.status]: {description: 'Success', content: replyContent(name, route)},
      default: {
        description: 'An error',
        content: {'application/problem+json': {schema: {$ref: '#/components/schemas/Problem'}}},
      },
    },
  };
}

const idempotencyKey: Json = {
  name: headers.idempotencyKey,
  in: 'header',
  required: false,
  description: 'The same key and body again get the same answer, and are charged once. Kept for 24 hours.',
  schema: {type: 'string', minLength: 1, maxLength: 255},
};

const staticValues: Json = {
  name: headers.staticValues,
  in: 'header',
  required: false,
  description: 'Values to be echoed, as a JSON object.',
  schema: {type: 'string', contentMediaType: 'application/json'},
};

const include: Json = {
  name: headers.include,
  in: 'header',
  required: false,
  description:
    'What the reply tells of each value in `_meta`: `confidence`, or `provenance` for where it stands as well.',
  schema: {type: 'string', examples: ['confidence', 'provenance']},
};

function requestBody(route: Described): Json {
  if (route.raw)
    return {
      required: true,
      content: {'application/octet-stream': {schema: {type: 'string', format: 'binary'}}},
    };
  const body = jsonSchemaOf(route.body!);
  const content: Json = {'application/json': {schema: body}};
  if (route.paid) content['multipart/form-data'] = {schema: asForm(body)};
  return {required: true, content};
}

function replyContent(name: string, route: Described): Json {
  const json: Json = {'application/json': {schema: jsonSchemaOf(route.reply, 'output')}};
  return name === 'results' ? {...json, 'text/csv': {schema: {type: 'string'}}} : json;
}

/** The multipart twin of a JSON body: `actual_image` becomes a file, objects become JSON-encoded strings. */
function asForm(body: JsonSchema): JsonSchema {
  if (body.anyOf) return {...body, anyOf: body.anyOf.map(asForm)};
  const properties = Object.entries(body.properties ?? {}).map(([name, property]): [string, JsonSchema] => [
    name,
    name === 'actual_image'
      ? {type: 'string', format: 'binary'}
      : property.type === 'string'
        ? property
        : {type: 'string', contentMediaType: 'application/json'},
  ]);
  return {...body, properties: Object.fromEntries(properties)};
}

function parameters(place: 'query' | 'path', shape: z.ZodType | undefined): Json[] {
  if (!shape) return [];
  const {properties = {}, required = []} = jsonSchemaOf(shape);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
