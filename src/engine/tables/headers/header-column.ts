import type {DetectedLabel} from '../../labels/label-detection.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import type {Box} from '../../page.js';

/** A column of a table, as its titles tell. */
export interface HeaderColumn {
  box: Box;
  /** Titles as printed, lines of one title joined. */
  title: string;
  concepts: Map<ConceptName, number>;
  detectedLabel?: DetectedLabel;
}

/** What is told of something that was sold or delivered. */
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

/** Concepts that title columns of line items. */
export const columnConcepts: readonly ConceptName[] = [
  ...itemConcepts,
  'net_total',
  'grand_total',
  'delivery_date',
  'issue_date',
  'tax_base',
];
