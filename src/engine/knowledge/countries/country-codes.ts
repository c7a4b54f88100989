/** Codes of countries as the last line of an address. */
export const countryCodes = new Set(
  'AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IS IT JP LT LU LV MT MX MY NL NO NZ PL PT RO SE SG SI SK TR UK US USA'.split(
    ' ',
  ),
);
