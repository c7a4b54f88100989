// Ways people ask for the fields of an invoice, in ten languages: one list for each field, and one for things that do
// not stand on invoices. Every third of a list is kept out of tuning.
import {de} from './de.mjs';
import {en} from './en.mjs';
import {es} from './es.mjs';
import {fr} from './fr.mjs';
import {it} from './it.mjs';
import {nl} from './nl.mjs';
import {pl} from './pl.mjs';
import {pt} from './pt.mjs';
import {sv} from './sv.mjs';
import {tr} from './tr.mjs';

/** Every phrasing as {language, field, prompt, part}; `field` is a concept of the engine, or `absent`. */
export const prompts = Object.entries({en, de, fr, es, it, pt, nl, pl, sv, tr}).flatMap(
  ([language, fields]) =>
    Object.entries(fields).flatMap(([field, phrasings]) =>
      phrasings.map((prompt, at) => ({language, field, prompt, part: at % 3 === 2 ? 'held' : 'tune'})),
    ),
);

/** Those of a part, `all` or one of `tune` and `held`. */
export function promptsOf(part) {
  return part === 'all' ? prompts : prompts.filter((one) => one.part === part);
}
