import type {TeachingExample} from './example.js';
import {learnedField, type FieldSpots} from './learn-fields.js';
import type {ReferenceDocument} from '../registration/reference-documents.js';
import {readExample, type ExampleReading, type TaughtTemplate} from './read-examples.js';

/** A template, the examples, and what is to be learned from them. */
export interface Course {
  template: TaughtTemplate;
  examples: readonly TeachingExample[];
  /** The examples as reference documents, in their order. All readings of the course share what is found on them. */
  references: readonly ReferenceDocument[];
  /** Where the values of each field are on the examples. */
  spots: ReadonlyMap<string, FieldSpots>;
  /** Names of the fields that are to be learned; the others stay as they are. */
  learned: ReadonlySet<string>;
  signal?: AbortSignal;
}

/** The template as the chosen examples teach it; they are its reference documents after its own. */
export function taughtBy(
  {template, references, spots, learned}: Course,
  chosen: readonly number[],
): TaughtTemplate {
  const {length} = template.references;
  return {
    ...template,
    fields: template.fields.map((field) => {
      const of = learned.has(field.name) ? spots.get(field.name) : undefined;
      return of
        ? learnedField(
            field,
            chosen.map((at) => of[at]),
            {document_type: template.document_type, references: length},
          )
        : field;
    }),
    references: [...template.references, ...chosen.flatMap((at) => references[at] ?? [])],
  };
}

/**
 * Reads each example with what the others teach; one example alone with what it teaches itself. `except`: an example
 * that teaches nothing and is not read.
 */
export async function readLeftOut(course: Course, except?: number): Promise<ExampleReading[]> {
  const numbers = course.examples.map((_, at) => at).filter((at) => at !== except);
  const readings: ExampleReading[] = [];
  for (const [at, example] of course.examples.entries()) {
    course.signal?.throwIfAborted();
    const others = numbers.length === 1 ? numbers : numbers.filter((other) => other !== at);
    readings.push(
      at === except ? new Map() : await readExample(taughtBy(course, others), example, course.signal),
    );
  }
  return readings;
}

export function countRight(name: string, readings: readonly ExampleReading[]): number {
  return readings.filter((reading) => reading.get(name)?.isRight).length;
}
