import type {GlobalOptions} from '../../talk.js';

export interface TemplatesOptions extends GlobalOptions {
  /** Ids, aliases or files, as the verb takes them. */
  names: string[];
  output?: string;
}
