/**
 * What papers of countries that write the month first (United States, and others with their habits) carry: telephone
 * numbers of the North American plan, legal forms, the name of the postal code.
 */
export const monthFirstMarks: readonly RegExp[] = [
  /(?<![\d+-])(?:1[- ])?(?:\(\d{3}\) ?|\d{3}[-./] ?)\d{3}[-.] ?\d{4}(?![\d-])/,
  /\b(?:Inc|Corp|LLC|Incorporated|Corporation)\b/i,
  /\bZIP\b/,
];

/** A state and its postal code; other countries write two letters and five figures as well. */
export const statePostcode = /(?:\b[A-Z]{2},?|, ?[A-Z][A-Za-z]\.?) \d{5}(?:-\d{4})?\b/;

/** Taxes, currencies and legal forms of countries that put the day first. */
export const dayFirstMarks = /\b(?:GST|VAT|RM|Sdn|Bhd|Ltd|Pty|plc|MwSt|TVA|IVA|BTW)\b|[£€]/;
