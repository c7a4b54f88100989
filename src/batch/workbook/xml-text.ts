// workbook: tables as a spreadsheet file (XLSX, ECMA-376), written as they come.

/** What XML 1.0 cannot carry; a surrogate alone is none of its characters either. */
const impossible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** `_x0041_` is read as an escaped character: its underscore is escaped itself (ECMA-376, ST_Xstring). */
const escapeLike = /_(?=x[0-9A-Fa-f]{4}_)/g;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Text as the content of an element or attribute of a spreadsheet. */
export function xmlText(text: string): string {
  return text
    .replace(escapeLike, '_x005F_')
    .replace(impossible, '')
    .replace(/[&<>"\r]/g, (character) => entities[character] ?? character);
}
