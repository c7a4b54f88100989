import type {Header} from '../tables/detect/table-header.js';
import type {Once} from './once.js';
import type {SpotsByLine} from './places.js';
import type {DocumentView} from './view.js';

/** A document with its labels and the headings of its tables found. */
export interface ReadDocument {
  view: DocumentView;
  spots: SpotsByLine;
  headers: Header[];
  documentType: string;
  once: Once;
}
