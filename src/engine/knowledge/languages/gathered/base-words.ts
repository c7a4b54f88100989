/** Words for the amount a tax is reckoned from, folded: en, de, fr, es, it, pt, nl, pl, sv, tr. */
export const baseWords =
  /(?<!\p{L})(?:base|taxable|taxed|bemessungsgrundlage\w*|nettobetrag\w*|imponible|imponibile|imposable|tributavel|incidencia|grondslag\w*|podstaw\w*|beskattningsunderlag\w*|underlag|matrah\w*)(?!\p{L})/u;
