// contract: the HTTP interface as data: routes, schemas, statuses, error codes and limits; no I/O.

import {z} from 'zod';
import {AgentJobRequest, AgentRequest, TemplateAgentRequest} from './agent.js';
import {JobAccepted, JobDeleted, JobResults, JobState, ResultsRequest} from './jobs.js';
import {BinaryQuery, ProcessReply, ProcessRequest} from './process.js';
import {TemplateState} from './templates.js';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the base address, which may or may not end in `/v1`. `{name}` is a path parameter. */
  path: string;
  summary: string;
  /** Credits are deducted for it: never repeated blindly. */
  paid: boolean;
  /** The status of success. */
  status: 200 | 202;
  query?: z.ZodType;
  params?: z.ZodType;
  /** The JSON body; the multipart form has the same fields, with `actual_image` as a file part. */
  body?: z.ZodType;
  /** The body is the document itself. */
  raw?: boolean;
  reply: z.ZodType;
}

const jobId = z.object({job_id: z.string().min(1)});
const templateId = z.object({template_id: z.string().min(1)});

/** The interface, one line per operation. The client calls from it, the service answers from it, OpenAPI is made from it. */
export const routes = {
  process: {
    method: 'POST',
    path: '/process',
    summary: 'Extract one document; the data comes back in the reply.',
    paid: true,
    status: 200,
    body: ProcessRequest,
    reply: ProcessReply,
  },
  processBinary: {
    method: 'PUT',
    path: '/process',
    summary: 'Extract one document sent as the raw body.',
    paid: true,
    status: 200,
    query: BinaryQuery,
    raw: true,
    reply: ProcessReply,
  },
  submit: {
    method: 'POST',
    path: '/process-job',
    summary: 'Submit a document or a ZIP archive of documents as a job.',
    paid: true,
    status: 202,
    body: z.union([ProcessRequest, AgentJobRequest, TemplateAgentRequest]),
    reply: JobAccepted,
  },
  submitBinary: {
    method: 'PUT',
    path: '/process-job',
    summary: 'Submit a document or a ZIP archive, sent as the raw body, as a job.',
    paid: true,
    status: 202,
    query: BinaryQuery,
    raw: true,
    reply: JobAccepted,
  },
  agent: {
    method: 'POST',
    path: '/process-agent',
    summary: 'Extract fields that the request itself defines by prompts.',
    paid: true,
    status: 200,
    body: z.union([AgentRequest, TemplateAgentRequest]),
    reply: ProcessReply,
  },
  status: {
    method: 'GET',
    path: '/job-status',
    summary: 'Where a job stands.',
    paid: false,
    status: 200,
    query: jobId,
    reply: JobState,
  },
  statusByPath: {
    method: 'GET',
    path: '/job-status/{job_id}',
    summary: 'Where a job stands; the form one released client uses.',
    paid: false,
    status: 200,
    params: jobId,
    reply: JobState,
  },
  results: {
    method: 'POST',
    path: '/job-results',
    summary: 'The results of a finished job as JSON or CSV.',
    paid: false,
    status: 200,
    body: ResultsRequest,
    reply: JobResults,
  },
  deleteJob: {
    method: 'DELETE',
    path: '/jobs/{job_id}',
    summary: 'Delete a job at once: documents, results, deliveries. An addition of this service.',
    paid: false,
    status: 200,
    params: jobId,
    reply: JobDeleted,
  },
  template: {
    method: 'GET',
    path: '/templates/{template_id}',
    summary: 'The status and the current version of a template. An addition of this service.',
    paid: false,
    status: 200,
    params: templateId,
    reply: TemplateState,
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
