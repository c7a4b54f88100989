import {z} from 'zod';
import {AgentJobRequest, AgentRequest, TemplateAgentRequest} from '../../contract/agent.js';
import {JobAccepted, JobDeleted, JobResults, JobState, ResultsRequest} from '../../contract/jobs.js';
import {BinaryQuery, ProcessReply, ProcessRequest} from '../../contract/process.js';
import type {RouteName} from '../../contract/routes.js';
import {TemplateState} from '../../contract/templates.js';

/** What an operation takes and answers. */
export interface RouteSchemas {
  query?: z.ZodType;
  params?: z.ZodType;
  /** The JSON body; the multipart form has the same fields, with `actual_image` as a file part. */
  body?: z.ZodType;
  reply: z.ZodType;
}

const jobId = z.object({job_id: z.string().min(1)});
const templateId = z.object({template_id: z.string().min(1)});

/** The schemas of each operation. OpenAPI is made from them. */
export const routeSchemas: Readonly<Record<RouteName, RouteSchemas>> = {
  process: {body: ProcessRequest, reply: ProcessReply},
  processBinary: {query: BinaryQuery, reply: ProcessReply},
  submit: {body: z.union([ProcessRequest, AgentJobRequest, TemplateAgentRequest]), reply: JobAccepted},
  submitBinary: {query: BinaryQuery, reply: JobAccepted},
  agent: {body: z.union([AgentRequest, TemplateAgentRequest]), reply: ProcessReply},
  status: {query: jobId, reply: JobState},
  statusByPath: {params: jobId, reply: JobState},
  results: {body: ResultsRequest, reply: JobResults},
  deleteJob: {params: jobId, reply: JobDeleted},
  template: {params: templateId, reply: TemplateState},
};
