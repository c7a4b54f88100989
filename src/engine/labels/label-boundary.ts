import type {TextLine} from '../page-view/document-view.js';
import type {DetectedLabel} from './label-detection.js';

/** Another label ends the place of this one, unless it is a doubtful word right in a sentence. */
export function isLabelBoundary(other: DetectedLabel, detectedLabel: DetectedLabel): boolean {
  if (other.hasColon) return true;
  // The text right behind the colon of words that were asked for is their value, whatever else it may mean.
  if (
    detectedLabel.hasColon &&
    other.from === detectedLabel.to &&
    detectedLabel.fields.size > 0 &&
    other.to < other.line.tokens.length
  )
    return false;
  return !isLastLetters(other) && (other.standing >= 0.6 || other.from > detectedLabel.to);
}

/** Two letters at the end of a line, where nothing follows that they might label: "GB 417 KL". */
function isLastLetters({line, from, to}: DetectedLabel): boolean {
  const key = line.tokens.slice(from, to).reduce((all, token) => all + token.key, '');
  return key.length < 3 && to === line.tokens.length && line.page.rows[line.row]!.at(-1) === line;
}

/**
 * Another label, which a value is not. Below the words of a request is what was filled in, even when it reads like
 * a label of something ("Transport"), or like the label itself ("Rua" for a street).
 */
export function isOther(lead: DetectedLabel, detectedLabel: DetectedLabel): boolean {
  if (lead.standing < 0.6) return false;
  if (detectedLabel.fields.size === 0 || lead.hasColon) return true;
  return [...lead.fields.keys()].some((field) => !detectedLabel.fields.has(field));
}

/** "Minimum payment due": a known word that ends the label of a row. */
export function isLabelToo({line, from, to, hasColon}: DetectedLabel, detectedLabel: DetectedLabel): boolean {
  return detectedLabel.fields.size > 0 && !hasColon && from === detectedLabel.to && to === line.tokens.length;
}

/** "Address / Adresse / Anschrift" is one label, in three languages. */
export function isTranslation(other: DetectedLabel, {line, from, to}: DetectedLabel): boolean {
  if (other.line !== line || (other.from === from && other.to === to)) return false;
  const [start, end] = other.from >= to ? [to, other.from] : [other.to, from];
  const between = line.text.slice(line.tokens[start - 1]!.start, line.tokens[end]!.start);
  return /\/ *$|\/ *\p{L}+ *\/ *$/u.test(between) && !/[:\d]/.test(between);
}

/** "(Date of signature)": a line of its own in brackets says the text above it. */
export function isBracketedCaption({line, from, to}: DetectedLabel): boolean {
  return /^[(\[].*[)\]]$/.test(line.text) && from === 0 && to === line.tokens.length;
}

/** Whether nothing but the number of an item precedes a token: "2. Date of birth". */
export function isLed(line: TextLine, token: number): boolean {
  const before = line.text.slice(0, line.tokens[token]!.start);
  return /^\W*\w{0,2}\W*$/.test(before);
}
