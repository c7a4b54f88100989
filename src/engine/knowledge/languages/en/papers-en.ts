import type {PaperWords} from '../sections/paper-words.js';

export const papers: PaperWords = {
  titles: `taxinvoice simplifiedtaxinvoice invoice cashbill cashsales cashsale cash receipt salesreceipt officialreceipt
      bill guestcheck creditnote creditmemo debitnote proformainvoice statement copy duplicate original customercopy
      merchantcopy reprint deliveryorder quotation welcome salesinvoice commercialinvoice salesdraft posreceipt
      table fiscalreceipt cashreceipt ticket`,
  titleWords: 'invoice bill receipt quote quotation estimate statement reminder',
  asides: `formerly, licensee, welcome, member of, a member, thank, company no, co reg, reg no, roc, gst, sst, tel,
      fax, phone, email, www, http, website, branch, hotline, operated by, managed by, incorporated, open,
      business hours, since, page, trading as, facebook, instagram`,
  signing: 'sign(?:ed|ature|atures|atory|ing)',
  signedPapers: 'form|application|letter|agreement|declaration',
  taxBases: 'base|taxable|taxed',
  taxNames: 'vat|gst|sst|hst|pst|qst|(?:sales |service )?tax',
  paying: String.raw`pay|payab\w+|payments?|paying|remit\w*|settle\w*|transfer\w*`,
  paid: String.raw`paid|received|discount\w*|deposit\w*`,
  referring: '(?:to|against|regarding)(?: the| our| your)?',
  yes: 'yes true y x',
  no: 'no false n',
  or: 'or',
  female: 'f female woman',
  male: 'm male man',
  otherSex: 'x other unspecified',
  units: `pc pcs pce pces piece pieces ea each unit units h hr hrs hour hours min day days week month box boxes
      pack set pair lot kg g t ml cl dl l lt ltr m m2 m² m³ mm cm km sq ft sqft sqm kwh mwh`,
  percent: 'percent|per cent',
  numberSigns: 'no[.°º]?|number',
  kinds: {
    identity: 'passport|(?<!conf)ident|id.?card|licen[cs]e|visa',
    receipt: String.raw`receipt|\bticket`,
    trade: String.raw`invoice|\bbill\b|note|order|quot|offer|estimate|statement`,
    quote: String.raw`quot|\boffer|estimate|proforma`,
    delivery: 'delivery|packing',
    order: 'order',
    statement: 'statement',
    drivingLicence: String.raw`driv\w* ?licen[cs]e|driver'?s? licen`,
  },
};
