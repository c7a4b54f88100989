import type {GlobalOptions} from '../../terminal/talk.js';

export interface TemplatesOptions extends GlobalOptions {
  /** Ids, aliases or files, as the verb takes them. */
  names: string[];
  output?: string;
}
