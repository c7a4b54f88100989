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
