import type {FieldType} from '../../../contract/fields.js';
import {themes} from './themes.js';

/** Themes that make a date, an amount, a number, a name or an address another one than papers of trade state. */
export const themesApart: Partial<Record<FieldType, ReadonlySet<string>>> = {
  date: new Set(
    'interest fee taxoffice start end current previous rent deposit salary premium coverage vehicle patient doctor sample referral result flight departure arrival return passenger booking train room hotel journey meter reading consumption notice course event vacation employee diagnosis signature execution'.split(
      ' ',
    ),
  ),
  money: new Set(
    'salary rent deposit premium excess balance interest overdraft debit credit previous overtime hours taxclass taxpayer wagetax coverage'.split(
      ' ',
    ),
  ),
  identifier: new Set(
    'taxoffice personalid socialsecurity plate vin booking flight seat meter referral taxclass taxpayer driver patient passenger train certificate platform room'.split(
      ' ',
    ),
  ),
  name: new Set(
    'driver doctor adviser passenger employer employee tenant landlord patient insurer policyholder laboratory clinic hotel course event venue pharmacy emergency model vehicle tariff'.split(
      ' ',
    ),
  ),
  address: new Set(
    'driver doctor adviser passenger employer employee tenant landlord patient insurer policyholder laboratory clinic hotel property event pharmacy emergency'.split(
      ' ',
    ),
  ),
};

const themesOfTheirOwn = (
  'taxclass wagetax personalid socialsecurity plate vin bloodgroup referral booking flight seat meter reading overtime vacation ' +
  'notice diagnosis premium excess policyholder policy adviser occupation marital taxpayer'
).split(' ');
const ownWords = themesOfTheirOwn
  .flatMap((theme) => themes[theme]!.split(' '))
  .filter((word) => !word.includes('-') && !word.startsWith('*'));
const ownExact = new Set(ownWords.filter((word) => !word.endsWith('*')));
const ownHeads = ownWords.flatMap((word) =>
  word.endsWith('*') && word.length > 6 ? [word.slice(0, -1)] : [],
);

/** Whether a word is about something no concept of the engine is about; its parts would mislead. */
export function isOfItsOwn(word: string): boolean {
  return ownExact.has(word) || ownHeads.some((head) => word.startsWith(head));
}
