import type {UploadForm} from '../../client/options.js';
import type {AgentPayload} from '../../contract/agent.js';
import type {StaticValues} from '../../contract/static-values.js';

/** What is asked for each document. Two documents with the same bytes and the same work are the same work. */
export type Work = TemplateWork | AgentWork;

export interface TemplateWork {
  operation: 'process' | 'submit';
  templateId: string;
  staticValues?: StaticValues;
  /** `multipart` by default. */
  upload?: UploadForm;
}

export interface AgentWork {
  operation: 'agent';
  payload: AgentPayload;
  templateId?: string;
  upload?: 'multipart' | 'base64';
}
