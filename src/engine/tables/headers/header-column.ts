import type {DetectedLabel} from '../../labels/label-detection.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import type {Box} from '../../page.js';

/** A column of a table header. */
export interface HeaderColumn {
  box: Box;
  /** The title as printed, its lines joined. */
  title: string;
  concepts: Map<ConceptName, number>;
  detectedLabel?: DetectedLabel;
}

/** Concepts of a line item. */
export const itemConcepts: readonly ConceptName[] = [
  'position',
  'article_number',
  'description',
  'quantity',
  'unit',
  'unit_price',
  'line_amount',
  'tax_rate',
  'discount',
  'tax_total',
];

/** Concepts that the titles of line item columns may mean. */
export const columnConcepts: readonly ConceptName[] = [
  ...itemConcepts,
  'net_total',
  'grand_total',
  'delivery_date',
  'issue_date',
  'tax_base',
];
