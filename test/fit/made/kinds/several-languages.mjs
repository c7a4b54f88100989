/** The languages of papers that are common enough to be made in several. */
export const several = ['en', 'de', 'fr', 'es'];
