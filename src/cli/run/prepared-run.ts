import type {Work} from '../../batch/model/work.js';
import type {AgentFlags} from '../options/agent-flags.js';
import type {ResolvedSettings} from '../config/resolve.js';
import type {DocumentFlags} from './document-command.js';
import type {Presentation} from '../render/present.js';
import type {ReportWriter} from '../report/report.js';
import type {DocumentSelection} from '../options/select-documents.js';

/** What any of the commands over documents may be given. */
export interface DocumentsOptions extends DocumentFlags, AgentFlags {
  perFile?: boolean;
  detach?: boolean;
  /** Milliseconds. */
  jobTimeout?: number;
  zipMaxFiles?: number;
  zipMaxBytes?: number;
  /** Set by `demo`, whose run is in a folder of its own: the folder it was started in. */
  demoFrom?: string;
}

/** A prepared run: options validated, documents found, nothing sent. */
export interface PreparedRun {
  options: DocumentsOptions;
  settings: ResolvedSettings;
  work: Work;
  selection: DocumentSelection;
  /** Where results go, absolute; stdout when absent. */
  directory: string | undefined;
  presentation: Presentation;
  report: ReportWriter | undefined;
}
