import type {Header} from './table-header.js';
import type {ResultCache} from '../../page-view/result-cache.js';
import type {LabelsByLine} from '../../labels/label-detection.js';
import type {DocumentView} from '../../page-view/document-view.js';

/** A document with its detected labels and table headers. */
export interface ReadDocument {
  view: DocumentView;
  detectedLabels: LabelsByLine;
  headers: Header[];
  documentType: string;
  once: ResultCache;
}
