import type {GlobalOptions} from '../../terminal/talk.js';

export interface TemplatesOptions extends GlobalOptions {
  /** Ids, aliases or files, depending on the verb. */
  names: string[];
  output?: string;
}
