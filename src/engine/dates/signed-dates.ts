import {signedPapers, signingWords} from '../knowledge/languages/gathered/signing-words.js';
import {findDates, qualityFactor} from '../values/date.js';
import {fold} from '../values/fold.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {endsInPlaceName} from './document-date.js';
import {isOfTrade} from '../query/meaning/document-type.js';
import type {TextLine} from '../page-view/document-view.js';
import {isTelling, queryTermsOf} from '../query/meaning/query-terms.js';
import {certain, fair, likely} from '../levels.js';

/**
 * Candidates for the date of a signature: near a signature, or behind the name of a town ("Fait à Meyzieu, le 26 mars
 * 2026"). They also answer a query for the date of a form, letter or contract itself.
 */
export function signedDateCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const isOfSigning = isAboutSigning(query);
  if (!isOfSigning && !isOfSignedPaper(query, document.documentType)) return [];
  return document.view.lines.flatMap((line) =>
    findDates(line.text, document.view.numberLocale).flatMap((hit) => {
      const before = line.text.slice(0, hit.start);
      const score = scoreAt(line, before, {isOfSigning, document});
      if (score === 0) return [];
      const piece = {line, start: hit.start, end: hit.end};
      return [
        {
          query,
          value: hit.value,
          raw: hit.raw,
          score: score * qualityFactor(hit) * legibilityFactor(piece),
          route: 'pattern' as const,
          lines: [line],
          box: boxOfPiece(piece),
          start: piece.start,
          end: piece.end,
        },
      ];
    }),
  );
}

/** Whether a query asks for the date of a signature: "Date of signature", "signed on", "Datum ondertekening". */
export function isAboutSigning({type, field}: ConceptQuery): boolean {
  return type === 'date' && signingWords.test(wordsOfField(field));
}

/** Whether a query asks for the date of a letter, form or contract and for nothing more specific. */
function isOfSignedPaper({type, field, concept, edge}: ConceptQuery, documentType: string): boolean {
  if (edge !== undefined) return false;
  if (type !== 'date' || (concept !== undefined && concept !== 'issue_date') || isOfTrade(documentType))
    return false;
  return [field.prompt, field.name].some((text) => text !== undefined && isOfPaperAlone(text));
}

/** Whether a text names a date of the document and nothing else: "Date of the letter", not "end of the contract". */
function isOfPaperAlone(text: string): boolean {
  const words = fold(text.replace(/[_-]+/g, ' '));
  if (!signedPapers.test(words)) return false;
  const rest = queryTermsOf(words.replace(new RegExp(signedPapers, 'gu'), ' '));
  return rest.every((unit) => !isTelling(unit) || ofDating.has(unit.key));
}

const ofDating = new Set(['sense date', 'sense issue', 'theme signature', 'sense sign']);

function wordsOfField({name, prompt}: ConceptQuery['field']): string {
  return fold(`${name.replace(/[_-]+/g, ' ')} ${prompt ?? ''}`);
}

interface SignedReading {
  isOfSigning: boolean;
  document: ReadDocument;
}

function scoreAt(line: TextLine, before: string, {isOfSigning, document}: SignedReading): number {
  const placed = endsInPlaceName(before);
  const beside = nearSignature(line);
  const led = /^\W*$/.test(before) || isLabelledDate(line, before, document);
  if (!placed && !(beside && led)) return 0;
  if (placed && beside) return certain;
  return placed || isOfSigning ? likely : fair;
}

/** Whether the label "Date" comes before the date, with nothing between but punctuation or a line to fill in. */
function isLabelledDate(line: TextLine, before: string, {detectedLabels}: ReadDocument): boolean {
  const own = detectedLabels.get(line)!.filter(({from}) => line.tokens[from]!.start < before.length);
  const label = own.at(-1);
  if (label === undefined) return false;
  const names = [...label.concepts.keys()];
  return names.includes('issue_date') && /^[\W_]*$/.test(before.slice(line.tokens[label.to - 1]!.end));
}

/** Whether a word for signing is in the row of a line, or up to two rows and four line heights above or below it. */
function nearSignature({page, row, box}: TextLine): boolean {
  const near = page.rows.slice(Math.max(0, row - 2), row + 3).flat();
  return near.some(
    (other) => Math.abs(other.box.top - box.top) < 4 * page.lineHeight && signingWords.test(fold(other.text)),
  );
}
