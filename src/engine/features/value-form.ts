import {durationMentions} from '../candidates/sentences/mentions/durations.js';
import {matchableText} from '../candidates/sentences/matchable-text.js';
import type {ValueForm} from '../query/value-forms.js';
import {likenessToAddress} from '../values/addresses/address.js';
import {findCurrencies} from '../values/currency.js';
import {findDates} from '../values/date.js';
import {findEmails} from '../values/email.js';
import {hasLegalForm, likenessToCompany} from '../values/name.js';
import {likenessToJobTitle, likenessToPerson} from '../values/person.js';
import {findPhones} from '../values/phone.js';
import {findTimes} from '../values/time.js';
import {findWebsites} from '../values/website.js';

/** A text has a form if values of that form cover at least this share of its letters and digits. */
const leastCovered = 0.75;
/** Minimum likeness to a person, a job title or an address. */
const leastLikeness = 0.5;
/** Plain words have this likeness to a company; a text without a legal form must exceed it to be an organisation. */
const leastCompany = 0.35;
/** Maximum number of words of a phrase or a name; longer texts are sentences. */
const longestPhrase = 7;
/** Maximum number of digits of a count; longer numbers are identifiers. */
const longestCount = 6;

/** The form of a text, whatever the query: the first that fits, from specific to general. */
export function formOfValue(text: string): ValueForm {
  const shown = text.trim();
  if (isCovered(shown, findCurrencies(shown))) return 'currency';
  return /\d|@|www|:\/\//i.test(shown) ? formWithFigures(shown) : formOfWords(shown);
}

function formWithFigures(text: string): ValueForm {
  const covers = (found: readonly {raw: string}[]) => isCovered(text, found);
  if (covers(findEmails(text)) || covers(findWebsites(text))) return 'contact';
  if (covers(findDates(text))) return 'date';
  if (covers(findTimes(text))) return 'time';
  if (isDuration(text)) return 'duration';
  if (/^[-+]?\d[\d.,\s]*\s?%$/.test(text)) return 'percent';
  if (isAmount(text)) return 'money';
  if (/^[+(0][\d\s()/.-]{6,}$/.test(text) && covers(findPhones(text))) return 'contact';
  if (/^[-+]?\d[\d.,\s]*\s?\p{L}{1,4}[²³23]?$/u.test(text)) return 'measure';
  if (new RegExp(`^[-+]?(?:[1-9]\\d{0,${longestCount - 1}}|0)(?:[.,]\\d+)?$`).test(text)) return 'number';
  if (likenessToAddress(text) >= leastLikeness) return 'address';
  return text.split(/\s+/).some((word) => /^\p{Ll}{3,}$/u.test(word)) ? ofLength(text) : 'identifier';
}

function isDuration(text: string): boolean {
  return isCovered(text, durationMentions({text, matchable: matchableText(text)}));
}

function isAmount(text: string): boolean {
  const figures = /^[-+(]?\d[\d.,' ]*[.,]\d{2}[)-]?$/;
  const bare = text.replace(/^\p{Sc}|\p{Sc}$/u, '').trim();
  if (bare !== text) return /^[-+]?\s?\d[\d.,' ]*(?:[.,]?-{1,2})?$/.test(bare);
  if (figures.test(text)) return true;
  const [currency] = findCurrencies(text);
  return (
    currency !== undefined &&
    /^[-+]?\s?\d[\d.,' ]*$/.test(text.replace(currency.raw, '').replace(/\.$/, '').trim())
  );
}

function formOfWords(text: string): ValueForm {
  if (likenessToJobTitle(text) >= leastLikeness) return 'title';
  if (isDuration(text)) return 'duration';
  if (hasLegalForm(text)) return 'organisation';
  if (/\s/.test(text) && likenessToPerson(text) >= leastLikeness) return 'person';
  if (likenessToCompany(text) > leastCompany) return 'organisation';
  if (likenessToAddress(text) >= leastLikeness) return 'address';
  return ofLength(text);
}

function ofLength(text: string): ValueForm {
  const words = text.split(/\s+/);
  if (words.length > longestPhrase) return 'sentence';
  return words.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word)) ? 'name' : 'phrase';
}

function isCovered(text: string, found: readonly {raw: string}[]): boolean {
  const count = (part: string) => part.replace(/[^\p{L}\p{N}\p{Sc}]/gu, '').length;
  return found.reduce((sum, {raw}) => sum + count(raw), 0) >= leastCovered * Math.max(1, count(text));
}
