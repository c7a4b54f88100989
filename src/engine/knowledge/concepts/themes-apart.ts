import type {FieldType} from '../../../contract/fields.js';
import type {Theme} from './themes.js';

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

/** Themes no concept of the engine is about; parts of their words would mislead. */
export const themesOfTheirOwn = (
  'taxclass wagetax personalid socialsecurity plate vin bloodgroup referral booking flight seat meter reading overtime vacation ' +
  'notice diagnosis premium excess policyholder policy adviser occupation marital taxpayer'
).split(' ') as Theme[];
