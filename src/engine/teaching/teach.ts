import type {Field} from '../../contract/fields.js';
import {findDoubts, withoutDoubts, type Doubt} from './doubts.js';
import type {TeachingExample} from './example.js';
import {countRight, readLeftOut, taughtBy, type Course} from './left-out.js';
import {locateValues} from './learn-fields.js';
import {readExample, type ExampleReading, type TaughtTemplate} from './read-examples.js';

/** What became of a template by its examples. */
export interface Teaching {
  fields: Field[];
  /** Ids of the examples that are reference documents from now on, after those the template has, in order. */
  references: string[];
  report: TeachingReport;
}

/** Right values on the examples, with the template as it was and as it is taught. */
export interface TeachingReport {
  examples: number;
  fields: FieldReport[];
  before: number;
  after: number;
  asked: number;
  /** Each example was read by what the others taught; `false` with one example, which is read by what it taught itself. */
  left_out: boolean;
  /** Corrections that teach nothing, as the page or other examples speak against them. */
  doubtful: Doubt[];
  /** Whether a document is read better than before; otherwise nothing should be changed. */
  is_better: boolean;
}

export interface FieldReport {
  name: string;
  asked: number;
  before: number;
  after: number;
  /** It is read as examples show from now on; otherwise it stays as it was. */
  learned: boolean;
}

/** Reference documents a template may have. */
const mostReferences = 20;

/**
 * Teaches a template by examples: each field is read where the examples have it, and by the labels it has there. Fields that
 * would be read worse on the examples stay as they are. `references` of the template are read already.
 */
export async function teach(
  template: TaughtTemplate,
  examples: readonly TeachingExample[],
  signal?: AbortSignal,
): Promise<Teaching> {
  const newest = examples.slice(-Math.max(0, mostReferences - template.references.length));
  const {document_type, fields, references} = template;
  const spots = locateValues({document_type, fields, references: references.length, examples: newest});
  const before: ExampleReading[] = [];
  for (const example of newest) before.push(await readExample(template, example, signal));
  const first: Course = {template, examples: newest, spots, learned: learnable(spots), signal};
  const right = await readLeftOut(first);
  const doubtful = await findDoubts(first, right);
  const sure = withoutDoubts(spots, doubtful, newest);
  const doubtless = {...first, spots: sure, learned: learnable(sure)};
  const isSame = doubtful.every(({reason}) => reason === 'not_on_page');
  const outcome = await withoutWorse(doubtless, before, isSame ? right : await readLeftOut(doubtless));
  return resultOf(outcome, {before, doubtful});
}

function learnable(spots: Course['spots']): Set<string> {
  return new Set([...spots].flatMap(([name, of]) => (of.some((spot) => spot !== undefined) ? [name] : [])));
}

/** A course, and which fields of its examples are read right by it. */
interface Outcome {
  course: Course;
  after: readonly ExampleReading[];
}

/** The course without the fields that it makes worse; fields may help and hinder each other, so it is tried again. */
async function withoutWorse(
  course: Course,
  before: readonly ExampleReading[],
  after: readonly ExampleReading[],
): Promise<Outcome> {
  const isWorse = (name: string) => countRight(name, after) < countRight(name, before);
  const isUnread = (name: string) => course.examples.length === 1 && countRight(name, after) === 0;
  const kept = [...course.learned].filter((name) => !isWorse(name) && !isUnread(name));
  if (kept.length === course.learned.size) return {course, after};
  const rest = {...course, learned: new Set(kept)};
  return withoutWorse(rest, before, kept.length === 0 ? before : await readLeftOut(rest));
}

async function resultOf(
  {course, after}: Outcome,
  {before, doubtful}: {before: readonly ExampleReading[]; doubtful: Doubt[]},
): Promise<Teaching> {
  const {template, examples, learned} = course;
  const fields = template.fields.map(({name}) => ({
    name,
    asked: examples.filter(({values}) => values.has(name)).length,
    before: countRight(name, before),
    after: countRight(name, after),
    learned: learned.has(name),
  }));
  const sum = (of: 'asked' | 'before' | 'after') => fields.reduce((all, field) => all + field[of], 0);
  const isBetter =
    sum('after') > sum('before') || (learned.size > 0 && (await mendsExamples(course, before)));
  const taught = taughtBy(
    course,
    examples.map((_, at) => at),
  );
  return {
    fields: taught.fields,
    references: learned.size === 0 ? [] : examples.map(({id}) => id),
    report: {
      examples: examples.length,
      fields: fields.filter(({asked}) => asked > 0),
      ...{before: sum('before'), after: sum('after'), asked: sum('asked')},
      left_out: examples.length > 1,
      doubtful,
      is_better: isBetter,
    },
  };
}

/** Examples of different layouts teach each other nothing, yet the next document of each layout gains. */
async function mendsExamples(course: Course, before: readonly ExampleReading[]): Promise<boolean> {
  const taught = taughtBy(
    course,
    course.examples.map((_, at) => at),
  );
  for (const [at, example] of course.examples.entries()) {
    const mended = (reading: ExampleReading) => [...course.learned].some((name) => isMended(name, reading));
    const isMended = (name: string, reading: ExampleReading) =>
      before[at]!.get(name)?.isRight === false && reading.get(name)?.isRight === true;
    if ([...before[at]!.values()].every(({isRight}) => isRight)) continue;
    if (mended(await readExample(taught, example, course.signal))) return true;
  }
  return false;
}
