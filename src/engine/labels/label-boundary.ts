import type {TextLine} from '../page-view/document-view.js';
import {isLikelyLabel, type DetectedLabel} from './label-detection.js';

/** Whether another label of the line ends the value region of this one. A doubtful label right behind it does not. */
export function isLabelBoundary(other: DetectedLabel, detectedLabel: DetectedLabel): boolean {
  if (other.hasColon) return true;
  // What follows a requested label and its colon is the value, even if it reads like a label.
  if (
    detectedLabel.hasColon &&
    other.from === detectedLabel.to &&
    detectedLabel.fields.size > 0 &&
    other.to < other.line.tokens.length
  )
    return false;
  return !isLastLetters(other) && (isLikelyLabel(other) || other.from > detectedLabel.to);
}

/** Whether a label is no more than two characters at the end of a row, with nothing behind it to label: "GB 417 KL". */
function isLastLetters({line, from, to}: DetectedLabel): boolean {
  const key = line.tokens.slice(from, to).reduce((all, token) => all + token.key, '');
  return key.length < 3 && to === line.tokens.length && line.page.rows[line.row]!.at(-1) === line;
}

/**
 * Whether `lead` labels something else, so that it cannot be the value of `detectedLabel`. Behind the request's own
 * words a value may read like a known label ("Transport"), or like the label itself ("Rua" for a street).
 */
export function isOther(lead: DetectedLabel, detectedLabel: DetectedLabel): boolean {
  if (!isLikelyLabel(lead)) return false;
  if (detectedLabel.fields.size === 0 || lead.hasColon) return true;
  return [...lead.fields.keys()].some((field) => !detectedLabel.fields.has(field));
}

/** "Minimum payment due": whether a known word at the end of the line belongs to the requested label before it. */
export function belongsToLabel(
  {line, from, to, hasColon}: DetectedLabel,
  detectedLabel: DetectedLabel,
): boolean {
  return detectedLabel.fields.size > 0 && !hasColon && from === detectedLabel.to && to === line.tokens.length;
}

/** "Address / Adresse / Anschrift": whether two labels are translations of each other, divided by a slash. */
export function isTranslation(other: DetectedLabel, {line, from, to}: DetectedLabel): boolean {
  if (other.line !== line || (other.from === from && other.to === to)) return false;
  const [start, end] = other.from >= to ? [to, other.from] : [other.to, from];
  const between = line.text.slice(line.tokens[start - 1]!.start, line.tokens[end]!.start);
  return /\/ *$|\/ *\p{L}+ *\/ *$/u.test(between) && !/[:\d]/.test(between);
}

/** "(Date of signature)": a label in brackets, alone in its line, names the text above it. */
export function isBracketedCaption({line, from, to}: DetectedLabel): boolean {
  return /^[(\[].*[)\]]$/.test(line.text) && from === 0 && to === line.tokens.length;
}

/** Whether nothing but the number of an item precedes a token: "2. Date of birth". */
export function isLed(line: TextLine, token: number): boolean {
  const before = line.text.slice(0, line.tokens[token]!.start);
  return /^\W*\w{0,2}\W*$/.test(before);
}
