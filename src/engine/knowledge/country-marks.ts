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
  US: /, ?[A-Z]{2} \d{5}(?:-\d{4})?(?!\d)/,
  PL: /(?<![\d-])\d{2}-\d{3} \p{L}{2}/u,
  SE: /(?<![\d.,])[1-9]\d{2} \d{2} \p{Lu}\p{L}{2}/u,
  BR: /(?<!\d)\d{5}-\d{3}(?!\d)/,
  PT: /(?<!\d)\d{4}-\d{3} \p{L}/u,
  NL: /(?<!\d)\d{4} [A-Z]{2} \p{L}{2}/u,
};
