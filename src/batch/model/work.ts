import type {UploadForm} from '../../client/options.js';
import type {AgentPayload} from '../../contract/agent.js';
import type {ObjectShape} from '../../contract/result-shape.js';
import type {StaticValues} from '../../contract/static-values.js';

/** The work for each document. Equal bytes with equal work are one work identity. */
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
  /** What results are to look like; they are written so. Not part of the work: the same reply can be seen in other ways. */
  shape?: ObjectShape | undefined;
  templateId?: string;
  upload?: 'multipart' | 'base64';
}
