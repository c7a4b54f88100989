import {found, type Found} from './found.js';

const pattern = /(?<![\w.+-])[\w.+-]+ ?@ ?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?![\w-])/gu;

export function findEmails(text: string): Found[] {
  return [...text.matchAll(pattern)].map((match) => found(match, match[0].replace(/ /g, ''), 1));
}
