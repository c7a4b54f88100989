import type {FieldType} from '../../contract/fields.js';
import {unionOf} from '../box.js';
import type {DocumentAnalysis, PageAnalysis, Segment} from '../layout/analysis.js';
import {areInRow} from '../layout/neighbourhood.js';
import type {FieldQuery} from '../query/field-query.js';
import {findValues} from '../values/find-values.js';
import type {FoundValue} from '../values/found.js';
import {valueTypes} from '../values/value-types.js';
import {findWebsites} from '../values/website.js';
import type {Candidate} from './candidate.js';
import {wordsBetween, wordText} from './word-text.js';

type Form = FieldType | 'website';
/** Maximum number of candidates per type, the first of the document. */
const mostValues = 8;

interface Sighting {
  found: FoundValue<string | boolean>;
  segment: Segment;
  page: PageAnalysis;
}

/** Values recognised by their form, with or without a label: telephone numbers, e-mail addresses, IBANs, websites. */
export function patternSource(analysis: DocumentAnalysis): (query: FieldQuery) => Candidate[] {
  const seen = new Map<Form, Sighting[]>();
  return (query) => {
    const form = formOf(query);
    if (form === undefined) return [];
    const sightings = seen.get(form) ?? sightingsOf(form, analysis);
    seen.set(form, sightings);
    return sightings.map((sighting, order) => candidateOf(query, sighting, {order, sightings}));
  };
}

/**
 * The form to search for: the type of the query if it is recognisable anywhere, or `website`, which is no field type,
 * if the concept or label group of the query says so.
 */
function formOf({type, concept, groups}: FieldQuery): Form | undefined {
  if (type !== undefined && valueTypes[type].isSelfEvident) return type;
  if (type !== undefined && type !== 'text') return undefined;
  if (concept === 'website' || groups[0] === 'website') return 'website';
  return undefined;
}

function valuesOf(
  form: Form,
  text: string,
  {numberLocale}: DocumentAnalysis,
): FoundValue<string | boolean>[] {
  return form === 'website' ? findWebsites(text) : findValues(form, text, numberLocale);
}

function sightingsOf(form: Form, analysis: DocumentAnalysis): Sighting[] {
  return analysis.pages
    .flatMap((page) =>
      page.segments.flatMap((segment) =>
        /[\d@]|www|:\/\//i.test(segment.text)
          ? valuesOf(form, segment.text, analysis).map((found) => ({found, segment, page}))
          : [],
      ),
    )
    .slice(0, mostValues);
}

function candidateOf(
  query: FieldQuery,
  {found, segment, page}: Sighting,
  {order, sightings}: {order: number; sightings: readonly Sighting[]},
): Candidate {
  const words = wordsBetween(wordText(segment.words), found.start, found.end);
  const box = unionOf(words.map((word) => word.box));
  return {
    query,
    source: 'pattern',
    value: found.value,
    raw: found.raw,
    page,
    box,
    words,
    signals: {
      patternQuality: found.quality,
      patternOrder: order,
      patternRivals: sightings.length - 1,
      patternHeight: box.top / page.page.height,
      patternDigits: found.raw.replace(/\D/g, '').length,
      patternGroups: found.raw.split(/\D+/).filter((part) => part !== '').length,
      patternShare: found.raw.length / Math.max(1, segment.text.length),
      patternBehind: found.start === 0 ? 0 : 1,
      patternBeside: Number(page.segments.some((other) => other !== segment && areInRow(other, segment))),
      patternPage: Math.min(page.page.number, 5),
    },
  };
}
