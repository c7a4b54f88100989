// labelled-values: values beside, below and before labels, of the type that was asked for.

import {findBooleans} from '../values/boolean.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {meaningFor} from '../labels/label-meaning.js';
import {refineRegions, choicesIn} from './refine-value-regions.js';
import {isNextCaption} from './form-captions.js';
import {columnRegions} from '../labels/regions-below.js';
import {valueRegionsOf} from '../labels/value-regions.js';
import type {ValueRegion} from '../labels/label-value-region.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {isLikelyLabel, type DetectedLabel, type LabelsByLine} from '../labels/label-detection.js';
import {labelSurroundings, taxSummaries} from './label-surroundings.js';
import {candidatesAt} from './region-candidates.js';
import {certain, fair, likely} from '../levels.js';

/** Candidates for a query from the labels of the document: one for each value in a region of a matching label. */
export function labelledCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const {detectedLabels, headers, documentType} = document;
  const headings = new Set(headers.flatMap((header) => header.lines));
  const all = [...detectedLabels.values()].flat();
  const own = ownLabels(all, query);
  if (own.length === 0 && query.concept !== undefined && readAsBlocks.has(query.concept)) return [];
  const summaries = document.once.of(taxSummaries, document);
  // If labels with the query's own words are on the page, others with the same meaning are not used.
  return (own.length > 0 ? own : all).flatMap((detectedLabel) => {
    const meaning = meaningFor(detectedLabel, query, documentType);
    if (meaning === 0 || (query.type === 'boolean' && isOpenChoice(detectedLabel, detectedLabels))) return [];
    const weight =
      meaning *
      detectedLabel.standing *
      (headings.has(detectedLabel.line) ? likely : 1) *
      labelSurroundings(detectedLabel, query, {detectedLabels, summaries});
    const regions = headings.has(detectedLabel.line)
      ? columnRegions(detectedLabel)
      : refineRegions(valueRegionsOf(detectedLabel, detectedLabels, query.type === 'text'), {
          query,
          detectedLabel,
        }).filter((region) => !isNextCaption(region, detectedLabel));
    // A value below its label loses less where there is nothing beside the label.
    const isStacked = own.length > 0 && isAboveItsValue(regions);
    return regions.flatMap((region) =>
      candidatesAt(choicesIn(region, query, detectedLabels), {
        query,
        detectedLabel,
        weight: isStacked ? weight / certain : weight,
        document,
      }),
    );
  });
}

/**
 * The labels with the query's own words, but for those much less certain than the best, such as in the middle of a
 * sentence.
 */
function ownLabels(all: DetectedLabel[], query: ConceptQuery): DetectedLabel[] {
  const own = all.filter(
    (detectedLabel) =>
      (detectedLabel.fields.get(query.field.name) ?? 0) >= fair && isLikelyLabel(detectedLabel),
  );
  const weightOf = ({standing, fields}: DetectedLabel) => standing * (fields.get(query.field.name) ?? 0);
  const best = Math.max(0, ...own.map(weightOf));
  return own.filter((detectedLabel) => weightOf(detectedLabel) > likely * best);
}

/** Whether both "yes" and "no" are printed beside the question, and no mark shows which one is meant. */
function isOpenChoice({line, to}: DetectedLabel, detectedLabels: LabelsByLine): boolean {
  const row = line.page.rows[line.row]!;
  const beside = row.slice(row.indexOf(line) + 1);
  const next = beside.findIndex((other) => detectedLabels.get(other)!.some(({hasColon}) => hasColon));
  const own = (next < 0 ? beside : beside.slice(0, next)).map(({text}) => text);
  const text = [line.text.slice(line.tokens[to]?.start ?? line.text.length), ...own].join(' ');
  return new Set(findBooleans(text).map(({value}) => value)).size > 1;
}

/** Whether all regions are below or above the label: a form label with nothing beside it, its value in the same box. */
function isAboveItsValue(regions: ValueRegion[]): boolean {
  return regions.every(({relation}) => relation === 'below' || relation === 'above');
}

/**
 * Concepts that `parties/` answers unless a label has the query's own words: a party is a block of lines, and a tax
 * number depends on its owner.
 */
const readAsBlocks = new Set([
  'seller',
  'buyer',
  'ship_to',
  'seller_address',
  'buyer_address',
  'ship_to_address',
  'vat_id',
  'buyer_vat_id',
]);
