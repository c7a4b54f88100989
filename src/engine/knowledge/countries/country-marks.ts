// countries: data of countries: currencies, taxes, formats of postcodes, VAT numbers and IBANs, names of places.

/** Words that only (or nearly only) documents of one country carry: names of tax numbers, of taxes, of ways to pay. Folded. */
export const countryMarks: Record<string, string[]> = {
  TR: ['kdv', 'vkn', 'tckn', 'vergi dairesi', 'vergi no', 'kdv dahil', 'turkiye'],
  PL: ['nip', 'regon', 'faktura vat', 'polska', 'razem brutto', 'netto pln'],
  SE: ['moms', 'momsreg.nr', 'org.nr', 'bankgiro', 'plusgiro', 'f-skatt', 'sverige'],
  NO: ['mva', 'org.nr.', 'norge'],
  DK: ['cvr', 'cvr-nr', 'cvr nr', 'danmark'],
  CZ: ['ico', 'dph'],
  HU: ['adoszam', 'afa'],
  BR: ['cnpj', 'icms', 'cpf', 'brasil', 'nota fiscal'],
  MX: ['rfc', 'r.f.c', 'cfdi', 'mexico'],
  US: ['sales tax', 'usa', 'united states'],
  AU: ['abn', 'bsb', 'australia'],
  NZ: ['nzbn', 'new zealand'],
  CA: ['gst/hst', 'hst', 'qst', 'canada'],
  IN: ['gstin', 'ifsc', 'cgst', 'sgst', 'igst', 'india'],
  GB: ['united kingdom', 'england', 'sort code'],
  CH: ['mwst-nr', 'schweiz', 'suisse', 'svizzera', 'uid-nr'],
  DE: ['ust-idnr', 'amtsgericht', 'hrb', 'steuernummer', 'deutschland', 'germany'],
  AT: ['firmenbuch', 'osterreich', 'austria'],
  FR: ['siret', 'siren', 'tva', 'rcs', 'france'],
  ES: ['nif', 'cif', 'c.i.f', 'espana'],
  IT: ['p.iva', 'p. iva', 'partita iva', 'c.f', 'cap.soc', 'italia'],
  PT: ['contribuinte', 'nipc', 'iva', 'portugal'],
  NL: ['btw', 'kvk', 'nederland'],
};

/** Postal codes that give a country away by their form. */
export const countryPostcodes: Record<string, RegExp> = {
  GB: /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\p{N}])/u,
  AU: /\p{L},? (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) \d{4}(?!\d)/u,
  CA: /(?<![\p{L}\p{N}])[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\p{N}])/u,
  US: /, ?[A-Z]{2} \d{5}(?:-\d{4})?(?!\d)/,
  PL: /(?<![\d-])\d{2}-\d{3} \p{L}{2}/u,
  SE: /(?<![\d.,])[1-9]\d{2} \d{2} \p{Lu}\p{L}{2}/u,
  BR: /(?<!\d)\d{5}-\d{3}(?!\d)/,
  PT: /(?<!\d)\d{4}-\d{3} \p{L}/u,
  NL: /(?<!\d)\d{4} [A-Z]{2} \p{L}{2}/u,
};

export interface CountryTax {
  /** What the tax is called, folded. In a line without any of them the form need not be searched: to compile it takes long. */
  names: readonly string[];
  form: RegExp;
}

/** Taxes whose rate, with what it is called, is that of one country. */
export const countryTaxes: Record<string, CountryTax> = {
  MX: taxAt('iva', '16'),
  ES: taxAt('iva', '21'),
  IT: taxAt('iva', '22'),
  PT: taxAt('iva', '23'),
  DE: taxAt('mwst|ust|umsatzsteuer|mehrwertsteuer', '19'),
  CH: taxAt('mwst|tva|iva|vat', '8[.,]1|7[.,]7|2[.,]6'),
  FR: taxAt('tva', '20|5[.,]5'),
  NL: taxAt('btw', '9'),
  GB: taxAt('vat', '20'),
  TR: taxAt('kdv', '20|10|18|8'),
  BR: taxAt('icms', '\\d\\d'),
};

/** A name of a tax and its rate beside each other, either way round. */
function taxAt(names: string, rates: string): CountryTax {
  const rate = `(?<![\\d.,])(?:${rates})(?:[.,]0+)? ?%`;
  const form = new RegExp(
    `(?<!\\p{L})(?:${names})[^\\d\\p{L}]{0,4}${rate}|${rate}[^\\d\\p{L}]{0,4}(?:${names})(?!\\p{L})`,
    'iu',
  );
  return {names: names.split('|'), form};
}
