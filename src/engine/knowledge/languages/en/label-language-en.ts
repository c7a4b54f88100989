import type {LabelLanguage} from '../../concepts/label-language.js';
import {groups} from './label-phrases/label-groups.js';
import {families} from './word-families/families.js';

export const labelLanguage: LabelLanguage = {
  fillers:
    'what which is are was were the a an of in on at for to by from does do did be been being it its this that these those and with as give state stated there has have had can could will would should shall must may please find extract get tell me shown says printed print written write appear appears full complete exact whole entire exactly how here they we i under into per any mentioned listed indicated provided respective s',
  particles: 'in to from by on for until at with',
  same: `number no nos nr nbr num, telephone tel phone, date dates day when, name who whom whose person individual,
    amount amt much sum, count many, place where, start first begin beginning commence commencement starting,
    end last final finish, account acct ac, quantity qty, reference ref, registration reg regn,
    department dept, company firm business, certificate cert, invoice inv, license licence, birth born,
    organization organisation, cheque check, colour color, centre center, zip zipcode postcode, expiry expire expiration,
    maximum max, minimum min, percent percentage pct, employee emp, vehicle car automobile, doctor dr,
    sign signs signed signing, year annual annum yearly, month monthly, term duration long length,
    subtotal subtotals, number numbers, excluding exclusive excl, including inclusive incl, email emails`,
  joined:
    'cas number, cas no, state income tax, state tax, state wages, state withholding, check in, check out, paid in, paid out, money in, money out, pick up, drop off, move in, move out, e mail, sub total, pay day, birth day',
  endings: 'ing ed s e',
  or: 'or|alias|aka|i\\.e\\.|also called',
  not: 'not|never|but not|no longer|except|rather than',
  papers:
    '(?:of|on|in|for|from) (?:the |this |that |an? )(?:whole |entire )?(?:agreement|contract|document|form|paper|letter|statement|report|certificate|invoice|receipt|order|bill|policy|lease|ticket|filing|application|note|sheet|page|card|payslip|pay slip|booking|quote|quotation|record|file|memo|fax|minutes|slip|voucher|schedule)',
  counting: '(?:number|no|nos|num) of (?!the |this |that |an? |your |our |my |his |her |any )',
  jobTitles: `president director manager officer secretary treasurer chairman chairwoman chairperson chair partner
    counsel attorney agent executive delegate ambassador consul minister representative associate consultant
    analyst engineer assistant coordinator supervisor administrator accountant clerk head chief vice senior
    junior deputy ceo cfo coo cto vp evp svp founder owner proprietor principal trustee controller auditor
    commissioner governor nurse physician surgeon teacher professor lecturer developer designer technician
    operator specialist advisor adviser member shareholder notary registrar editor buyer planner driver
    mechanic inspector`,
  courtesy: 'mr mrs ms miss dr prof sir dame hon rev cllr',
  groups,
  families,
};
