import {referenceDocument} from '../registration/reference-documents.js';
import type {Doubt, Teaching} from './teaching-schemas.js';
import {findDoubts, withoutDoubts} from './doubts.js';
import type {TeachingExample} from './example.js';
import {countRight, readLeftOut, taughtBy, type Course} from './left-out.js';
import {locateValues} from './learn-fields.js';
import {withReferences} from './with-references.js';
import {readExample, type ExampleReading, type TaughtTemplate} from './read-examples.js';

/** Reference documents a template may have. */
const mostReferences = 20;

/**
 * Teaches a template by examples: each field gets its positions on the examples and its labels there. Fields that would
 * be read worse on the examples stay as they are. The template's references are read already; those that earlier
 * teaching made of these examples are made anew.
 */
export async function teach(
  current: TaughtTemplate,
  examples: readonly TeachingExample[],
  signal?: AbortSignal,
): Promise<Teaching> {
  const made = new Set(examples.flatMap(({reference}) => reference ?? []));
  const kept = current.references.flatMap(({pages}, at) => (made.has(at) || pages.length === 0 ? [] : [at]));
  const template = withReferences(current, kept);
  const newest = examples.slice(Math.max(0, examples.length - (mostReferences - kept.length)));
  const before = await readBefore(current, newest, signal);
  const {document_type, fields, references} = template;
  const spots = locateValues({document_type, fields, references: references.length, examples: newest});
  const first: Course = {
    template,
    examples: newest,
    references: newest.map(({pages}) => referenceDocument(pages)),
    spots,
    learned: learnable(spots),
    signal,
  };
  const right = await readLeftOut(first);
  const doubtful = await findDoubts(first, right);
  const sure = withoutDoubts(spots, doubtful, newest);
  const doubtless = {...first, spots: sure, learned: learnable(sure)};
  const isSame = doubtful.every(({reason}) => reason === 'not_on_page');
  const outcome = await withoutWorse(doubtless, before, isSame ? right : await readLeftOut(doubtless));
  return {...(await resultOf(outcome, {current, before, doubtful})), kept};
}

/** Reads each example with the current template, without the reference document that was made of it. */
async function readBefore(
  current: TaughtTemplate,
  examples: readonly TeachingExample[],
  signal: AbortSignal | undefined,
): Promise<ExampleReading[]> {
  const readings: ExampleReading[] = [];
  for (const example of examples) {
    signal?.throwIfAborted();
    const others = [...current.references.keys()].filter((at) => at !== example.reference);
    readings.push(await readExample(withReferences(current, others), example, signal));
  }
  return readings;
}

function learnable(spots: Course['spots']): Set<string> {
  return new Set([...spots].flatMap(([name, of]) => (of.some((spot) => spot !== undefined) ? [name] : [])));
}

/** A course, and how each example is read by it. */
interface Outcome {
  course: Course;
  after: readonly ExampleReading[];
}

/** Drops the fields that the course makes worse, and repeats that, as fields may help and hinder each other. */
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

interface Former {
  current: TaughtTemplate;
  before: readonly ExampleReading[];
  doubtful: Doubt[];
}

async function resultOf(
  {course, after}: Outcome,
  {current, before, doubtful}: Former,
): Promise<Omit<Teaching, 'kept'>> {
  const {template, examples, learned} = course;
  const fields = template.fields.map(({name}) => ({
    name,
    asked: examples.filter(({values}) => values.has(name)).length,
    before: before.filter((reading, at) => reading.get(name)?.isRight && !examples[at]!.misread?.has(name))
      .length,
    after: countRight(name, after),
    learned: learned.has(name),
  }));
  const sum = (of: 'asked' | 'before' | 'after') => fields.reduce((all, field) => all + field[of], 0);
  const isWorse = fields.some((field) => field.after < field.before);
  const gains = () => learned.size > 0 && mendsExamples(course, {current, before});
  const isBetter = !isWorse && (sum('after') > sum('before') || (await gains()));
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

/**
 * Whether the taught template reads a field of any example right that the current one reads wrong. Examples of
 * different layouts teach each other nothing, yet the next document of each layout gains.
 */
async function mendsExamples(
  course: Course,
  {current, before}: Pick<Former, 'current' | 'before'>,
): Promise<boolean> {
  const taught = taughtBy(
    course,
    course.examples.map((_, at) => at),
  );
  for (const [at, example] of course.examples.entries()) {
    if ([...before[at]!.values()].every(({isRight}) => isRight)) continue;
    const [now, then] = [taught, current].map((by) => readExample(by, example, course.signal));
    const [mended, known] = [await now!, await then!];
    if ([...course.learned].some((name) => mended.get(name)?.isRight && known.get(name)?.isRight === false))
      return true;
  }
  return false;
}
