import type {GlobalOptions} from '../../terminal/talk.js';

export interface TemplatesOptions extends GlobalOptions {
  /** Ids, aliases or files, depending on the verb. */
  names: string[];
  output?: string;
}

/** Of `create`: a JSON Schema in place of a template's file. */
export interface CreateOptions extends TemplatesOptions {
  schema?: string;
  name?: string;
  alias?: string;
  documentType?: string;
}
