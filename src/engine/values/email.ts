import {foundValue, type FoundValue} from './found.js';

const pattern = /(?<![\w.+-])[\w.+-]+ ?@ ?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?![\w-])/gu;

export function findEmails(text: string): FoundValue[] {
  return [...text.matchAll(pattern)].map((match) => foundValue(match, match[0].replace(/ /g, ''), 1));
}
