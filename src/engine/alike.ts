import {similarity} from './values/similarity.js';

/** Two texts are one with a letter of six misread, or written otherwise. */
const misread = 0.85;

/** Whether two texts are the same apart from misread letters. */
export function areAlike(one: string, other: string): boolean {
  return similarity(one, other) >= misread;
}
