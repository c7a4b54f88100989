import {randomUUID} from 'node:crypto';
import type {ResultFormat} from '../contract/jobs.js';
import {headers, routes} from '../contract/routes.js';
import type {StaticValues} from '../contract/static-values.js';
import type {Call} from './call.js';
import type {Document} from './document.js';
import type {
  AgentOptions,
  AskOnceOptions,
  IncludeOptions,
  PaidOptions,
  ProcessOptions,
  RequestOptions,
  ResultsOptions,
  StatusOptions,
} from './options.js';
import {base64Body, binaryBody, jsonBody, multipartBody, type RequestBody} from './upload.js';

/** The paid request that answers with the values of one document: as a form, base64 JSON or the bare bytes. */
export function processCall(document: Document, options: ProcessOptions): Call {
  const what = `processing ${document.name}`;
  const call =
    options.upload === 'binary'
      ? binaryCall(document, options, {route: routes.processBinary, what})
      : formCall(document, options, {route: routes.process, what});
  return withInclude(call, options);
}

/** The paid request that makes a document or an archive a job: as a form, base64 JSON or the bare bytes. */
export function submitCall(document: Document, options: ProcessOptions): Call {
  const what = `submitting ${document.name}`;
  return options.upload === 'binary'
    ? binaryCall(document, options, {route: routes.submitBinary, what})
    : formCall(document, options, {route: routes.submit, what});
}

/** The paid request that answers with the values of one document for fields that prompts describe. */
export function agentCall(document: Document, options: AgentOptions): Call {
  return withInclude(
    promptCall(document, options, {route: routes.agent, what: `processing ${document.name}`}),
    options,
  );
}

/** The paid request that makes a document or an archive a job, for fields that prompts describe. */
export function submitAgentCall(document: Document, options: AgentOptions): Call {
  return promptCall(document, options, {route: routes.submit, what: `submitting ${document.name}`});
}

/** The free request for the state of a job; `form` says whether the job id is in the query or in the path. */
export function statusCall(jobId: string, {form = 'query', ...options}: StatusOptions): Call {
  const id = {job_id: jobId};
  return {
    route: form === 'path' ? routes.statusByPath : routes.status,
    what: `status of job ${jobId}`,
    address: form === 'path' ? {params: id} : {query: id},
    ...signalsOf(options),
  };
}

/**
 * The free request for the results of a job. A JSON request accepts only JSON, a CSV request prefers `text/csv`.
 * Replies above 256 MiB are refused unless `maxBytes` says otherwise.
 */
export function resultsCall(
  jobId: string,
  format: ResultFormat,
  {include, maxBytes, ...options}: Omit<ResultsOptions, 'onReply'>,
): Call {
  return {
    route: routes.results,
    what: `results of job ${jobId}`,
    body: jsonBody({job_id: jobId, result_format: format, ...(include && {include})}),
    headers: {accept: format === 'csv' ? 'text/csv, */*;q=0.5' : 'application/json, */*;q=0.5'},
    maxReplyBytes: maxBytes ?? 256 * 1024 * 1024,
    ...signalsOf(options),
  };
}

/** The request that deletes a job with its documents and results. */
export function deleteCall(jobId: string, options: RequestOptions): Call {
  return {
    route: routes.deleteJob,
    what: `deleting job ${jobId}`,
    address: {params: {job_id: jobId}},
    ...signalsOf(options),
  };
}

/** The free request for the current version of a template; with `once` it is not repeated. */
export function templateCall(templateId: string, {once, ...options}: AskOnceOptions): Call {
  return {
    route: routes.template,
    what: `version of template ${templateId}`,
    address: {params: {template_id: templateId}},
    ...(once && {once}),
    ...signalsOf(options),
  };
}

function withInclude(call: Call, {include = []}: IncludeOptions): Call {
  return include.length === 0 ? call : {...call, headers: {[headers.include]: include.join(',')}};
}

type Named = Pick<Call, 'route' | 'what'>;

function formCall(document: Document, options: ProcessOptions, named: Named): Call {
  const fields = {template_id: options.templateId, static_values: encoded(options.staticValues)};
  return paidCall(named, options, (key) =>
    options.upload === 'base64' ? base64Body(document, fields) : multipartBody(document, fields, key),
  );
}

function binaryCall(document: Document, options: ProcessOptions, named: Named): Call {
  const call = paidCall(named, options, () => binaryBody(document, encoded(options.staticValues)));
  return {...call, address: {query: {t_id: options.templateId}}};
}

function promptCall(document: Document, options: AgentOptions, named: Named): Call {
  const {payload, templateId} = options;
  return paidCall(named, options, (key) =>
    options.upload === 'base64'
      ? base64Body(document, {
          template_id: templateId,
          payload: {...payload, static_values: encoded(payload.static_values)},
        })
      : multipartBody(document, {template_id: templateId, payload: JSON.stringify(payload)}, key),
  );
}

function paidCall(named: Named, options: PaidOptions, body: (key: string) => RequestBody): Call {
  const key = options.idempotencyKey ?? randomUUID();
  return {
    ...named,
    body: body(key),
    idempotencyKey: key,
    ...signalsOf(options),
    ...(options.onSent && {onSent: options.onSent}),
  };
}

/** What ends a call: every operation heeds both. */
function signalsOf({signal, stop}: RequestOptions): Pick<Call, 'signal' | 'stop'> {
  return {...(signal && {signal}), ...(stop && {stop})};
}

/** "static_values is sent as a JSON-encoded string of an object", in forms and in JSON bodies. */
function encoded(values: StaticValues | undefined): string | undefined {
  return values === undefined || Object.keys(values).length === 0 ? undefined : JSON.stringify(values);
}
