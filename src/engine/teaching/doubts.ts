import type {Doubt} from './teaching-schemas.js';
import {squash} from '../values/fold.js';
import type {TeachingExample} from './example.js';
import {isLearnable, type FieldSpots} from './learn-fields.js';
import {countRight, readLeftOut, type Course} from './left-out.js';
import type {ExampleReading} from './read-examples.js';

/** Corrections that contradict their page or other examples. `readings`: of each example with what the others teach. */
export async function findDoubts(course: Course, readings: readonly ExampleReading[]): Promise<Doubt[]> {
  const {examples} = course;
  const doubts = examples.flatMap((example, at) => missingOn(course, example, at));
  for (const [at, example] of examples.entries()) {
    const wrong = [...course.learned].filter(
      (name) => course.spots.get(name)?.[at] !== undefined && readings[at]!.get(name)?.isRight === false,
    );
    const contradicted = new Set(wrong.filter((name) => isContradicted(name, at, readings)));
    for (const name of await harmful(course, {names: wrong, at, readings})) contradicted.add(name);
    for (const field of contradicted) doubts.push({example: example.id, field, reason: 'contradicted'});
  }
  return doubts;
}

/**
 * Whether other examples that agree have the value elsewhere. With only one other, both are contradicted if each has it
 * elsewhere: which of them is right is unknown.
 */
function isContradicted(name: string, at: number, readings: readonly ExampleReading[]): boolean {
  if (!readings[at]!.get(name)?.isElsewhere) return false;
  const others = readings.flatMap((reading, other) => (other === at ? [] : (reading.get(name) ?? [])));
  if (others.length === 1) return others[0]!.isElsewhere;
  return others.length > 1 && others.every(({isRight}) => isRight);
}

interface Suspects {
  /** Fields of one example that are read wrong. */
  names: string[];
  at: number;
  readings: readonly ExampleReading[];
}

/** The fields that the other examples, at least two, read better when this example teaches nothing. */
async function harmful(course: Course, {names, at, readings}: Suspects): Promise<string[]> {
  const suspects = names.filter((name) =>
    readings.some((reading, other) => other !== at && reading.get(name)?.isRight === false),
  );
  if (suspects.length === 0 || course.examples.length < 3) return [];
  const without = await readLeftOut(course, at);
  return suspects.filter((name) => countRight(name, without) > countRight(name, readings));
}

/** Corrections whose text is nowhere among the words of their example. */
function missingOn({template, spots}: Course, {id, values}: TeachingExample, at: number): Doubt[] {
  return template.fields.filter(isLearnable).flatMap(({name}): Doubt[] => {
    const value = values.get(name)?.value;
    const isText = typeof value === 'string' && squash(value) !== '';
    return isText && spots.get(name)?.[at] === undefined
      ? [{example: id, field: name, reason: 'not_on_page'}]
      : [];
  });
}

export function withoutDoubts(
  spots: ReadonlyMap<string, FieldSpots>,
  doubts: readonly Doubt[],
  examples: readonly TeachingExample[],
): Map<string, FieldSpots> {
  const isDoubted = (field: string, at: number) =>
    doubts.some((doubt) => doubt.field === field && doubt.example === examples[at]!.id);
  return new Map(
    [...spots].map(([name, of]) => [name, of.map((spot, at) => (isDoubted(name, at) ? undefined : spot))]),
  );
}
