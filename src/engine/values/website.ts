import {foundValue, type FoundValue} from './found.js';

/** `www.acme.example`, `https://acme.example/shop`; not the domain of an e-mail address. */
const address = /(?<![\p{L}\d@.-])(?:https?:\/\/|www\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/[^\s,;)]*)?/giu;

/** Website addresses as printed. */
export function findWebsites(text: string): FoundValue[] {
  return [...text.matchAll(address)].map((match) => foundValue(match, match[0].replace(/\.$/, ''), 1));
}
