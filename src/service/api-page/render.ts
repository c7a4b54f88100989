// api-page: the API reference, as an OpenAPI document and as an HTML page.

import {markup, type Markup} from './markup.js';
import type {JsonSchema} from './openapi-schema.js';
import {type Property, propertiesOf, typeOf} from './properties.js';
import {style} from './style.js';

type Json = Record<string, unknown>;

interface Content {
  schema: JsonSchema;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  parameters: Parameter[];
  requestBody?: {content: Record<string, Content>};
  responses: Record<string, {description: string; content?: Record<string, Content>}>;
}

type Paths = Record<string, Record<string, Operation>>;

/** An operation with its method and path. */
interface PathOperation {
  method: string;
  path: string;
  operation: Operation;
}

/** Renders the OpenAPI document as an HTML page without scripts or external resources. */
export function renderApi(document: Json): string {
  const {title, version, description} = document.info as Record<'title' | 'version' | 'description', string>;
  const operations = operationsOf(document.paths as Paths);
  const webhooks = operationsOf(document.webhooks as Paths);
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} ${version}</title>
        <style>${{text: style}}</style>
      </head>
      <body>
        <header>
          <h1>${title} <small>${version}</small></h1>
          <p>${description} As a document for programs: <a href="openapi.json">openapi.json</a>.</p>
          <p>
            Every operation takes an API key, as <code>x-auth: KEY</code> or
            <code>Authorization: Bearer KEY</code>. Paths are served without <code>/v1</code> as well. An
            error is <code>application/problem+json</code> with <code>error</code>, a stable code, and
            <code>message</code>, a sentence.
          </p>
        </header>
        <nav>
          <ul>
            ${[...operations, ...webhooks].map(entry)}
          </ul>
        </nav>
        <main>${operations.map(section)}${webhooks.map(section)}</main>
      </body>
    </html>`.text;
}

function operationsOf(paths: Paths): PathOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({path, method: method.toUpperCase(), operation})),
  );
}

function entry({method, path, operation}: PathOperation): Markup {
  return markup`<li>
    <a href="#${operation.operationId}"><span class="method">${method}</span> <code>${path}</code></a>
  </li>`;
}

function section({method, path, operation}: PathOperation): Markup {
  const {operationId, summary, description, parameters, requestBody, responses} = operation;
  return markup`<section id="${operationId}">
    <h2><span class="method">${method}</span> <code>${path}</code></h2>
    <p>${summary} ${description}</p>
    ${
      parameters.length === 0
        ? undefined
        : markup`<h3>Parameters</h3>
            ${table(parameters.map(parameterRow))}`
    }
    ${
      requestBody === undefined
        ? undefined
        : markup`<h3>Body</h3>
            ${contents(requestBody.content)}`
    }
    <h3>Replies</h3>
    ${Object.entries(responses).map(
      ([status, reply]) =>
        markup`<p><code>${status}</code> ${reply.description}</p>
          ${contents(reply.content ?? {})}`,
    )}
  </section>`;
}

function parameterRow({name, in: place, required, description, schema}: Parameter): Markup {
  return row({name, required, type: `${typeOf(schema)}, ${place}`, what: description});
}

function contents(content: Record<string, Content>): Markup[] {
  return Object.entries(content).map(([type, {schema}]) => {
    const properties = propertiesOf(schema);
    return markup`<details>
      <summary><code>${type}</code></summary>
      ${properties.length === 0 ? undefined : table(properties.map(row))}
      <pre>${JSON.stringify(schema, null, 2)}</pre>
    </details>`;
  });
}

function row({name, required, type, what}: Property): Markup {
  return markup`<tr>
    <td><code>${name}</code> ${required ? markup`<span class="required">required</span>` : undefined}</td>
    <td>${type}</td>
    <td>${what}</td>
  </tr>`;
}

function table(rows: Markup[]): Markup {
  return markup`<table>
    <thead>
      <tr>
        <th>Name</th>
        <th>Type</th>
        <th></th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
