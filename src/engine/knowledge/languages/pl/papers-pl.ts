import type {PaperWords} from '../sections/paper-words.js';

export const papers: PaperWords = {
  titles:
    'faktura fakturavat paragon paragonfiskalny rachunek niefiskalny wydrukniefiskalny potwierdzenie kopia',
  titleWords: 'faktura rachunek oferta wezwanie',
  titleEndings: 'faktura',
  asides: 'witamy',
  signing: String.raw`podpis\w*`,
  signedPapers: String.raw`formularz\w*|wniosk\w*|wniosek|pismo|pisma|umow\w*|oswiadczen\w*`,
  taxBases: String.raw`podstaw\w*`,
  taxNames: 'ptu|podatek|vat',
  paying: String.raw`zaplac\w*|zaplaty|platn\w+|przelew\w*|wplac\w*`,
  paid: String.raw`zaplacon\w+|rabat`,
  referring: 'do',
  yes: 'tak prawda',
  no: 'nie falsz',
  or: 'lub|czy',
  female: 'k kobieta zenska',
  male: 'm mezczyzna meska',
  otherSex: 'x inny',
  units: 'szt godz opak op kpl mb usl karton',
  percent: 'procent',
  numberSigns: 'nr[.]?',
  kinds: {
    identity: 'paszport',
    receipt: 'paragon',
    trade: 'faktura|zam[oó]wieni|ofert',
    quote: 'ofert',
    order: 'zam[oó]wieni',
    statement: 'wyci[aą]g',
    drivingLicence: 'prawo jazdy',
  },
};
