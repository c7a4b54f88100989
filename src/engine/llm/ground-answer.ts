import type {FieldValue} from '../../contract/extraction.js';
import {findValue} from '../grounding/find-value.js';
import {locationOf, type GroundedLocation} from '../grounding/text-location.js';
import {valueOf} from '../grounding/type-value.js';
import {likely} from '../levels.js';
import {findBooleans} from '../values/boolean.js';
import {squash} from '../values/fold.js';
import {best, type NumberLocale} from '../values/found.js';
import type {Answer} from './model-answer.js';
import type {RequestedColumn, RequestedField} from './requested-field.js';
import type {NumberedLine} from './numbered-lines.js';

/** An answer as a value, and where it was found again. */
export interface ModelReading {
  value: FieldValue;
  /** Absent when the value is not in the lines: it is unknown where the model has it from. */
  place?: GroundedLocation;
  confidence: number;
  /** The ids of the lines the model named. */
  cited: string[];
}

export interface Lines {
  lines: NumberedLine[];
  numberLocale: NumberLocale;
}

/** The value of an answer, of the field's type; `undefined` for an answer that is not of it. */
export function groundAnswer(
  answer: Answer,
  requested: RequestedField,
  {lines, numberLocale}: Lines,
): ModelReading | undefined {
  const cited = lines.filter((line) => answer.lines.includes(line.id));
  const readCell = (column: RequestedColumn) =>
    cellReading(answer.cells[column.key], column, cited, {lines, numberLocale});
  const reading =
    requested.shape === 'table' ? rowReading(requested.columns, readCell) : readCell(requested.columns[0]!);
  return reading && {...reading, cited: cited.map((line) => line.id)};
}

/** Confidence of a value in the lines that the model named, in other lines, and in none. */
const inCited = 0.92;
const elsewhere = likely;
const nowhere = 0.2;

type CellReading = Omit<ModelReading, 'cited'>;

/** A row of values found on the page; cells not found are empty, and rows without cells are dropped. */
function rowReading(
  columns: RequestedColumn[],
  readCell: (column: RequestedColumn) => CellReading | undefined,
): CellReading | undefined {
  const cells = columns.map((column) => ({name: column.column.name, reading: readCell(column)}));
  const given = cells.flatMap(({reading}) => reading ?? []);
  const grounded = given.filter((reading) => reading.place !== undefined);
  if (grounded.length === 0) return undefined;
  const sure = grounded.reduce((sum, reading) => sum + reading.confidence, 0) / given.length;
  return {
    value: Object.fromEntries(
      cells.map(({name, reading}) => [name, reading?.place === undefined ? null : reading.value]),
    ),
    place: grounded[0]!.place!,
    confidence: sure,
  };
}

function cellReading(
  given: string | undefined,
  {column, type}: RequestedColumn,
  cited: NumberedLine[],
  {lines, numberLocale}: Lines,
): CellReading | undefined {
  if (given === undefined) return undefined;
  if (type === 'boolean') return yesNoReading(given, cited);
  const allowed = column.options?.find((option) => squash(option) === squash(given));
  if (column.options !== undefined && allowed === undefined) return undefined;
  const value = allowed ?? valueOf(given, type, numberLocale);
  if (value === undefined) return undefined;
  const place = findValue({value, type, numberLocale}, cited);
  if (place !== undefined) return {value, place, confidence: inCited * place.closeness};
  // Any page has one or two given characters somewhere: finding them outside the cited lines proves nothing.
  const other = squash(value).length > 2 ? findValue({value, type, numberLocale}, lines) : undefined;
  return other === undefined
    ? {value, confidence: nowhere}
    : {value, place: other, confidence: elsewhere * other.closeness};
}

/**
 * A yes or no must be in a line that the model named, as a word or the mark of a box; otherwise it is a conclusion of
 * the model.
 */
function yesNoReading(given: string, cited: NumberedLine[]): CellReading | undefined {
  const value = best(findBooleans(given))?.value;
  if (value === undefined) return undefined;
  const line = cited.find(({line}) => findBooleans(line.text).some((found) => found.value === value));
  if (line === undefined) return {value, confidence: nowhere};
  return {value, place: locationOf(line.page, line.line.words, 1), confidence: inCited};
}
