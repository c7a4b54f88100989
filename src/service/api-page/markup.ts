/** HTML that is safe to insert into a page. */
export interface Markup {
  text: string;
}

type Part = Markup | Markup[] | string | number | undefined;

/** A template whose values are escaped, unless they are markup themselves. `undefined` is nothing. */
export function markup(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return {text: texts.map((text, index) => text + markupOf(parts[index])).join('')};
}

function markupOf(part: Part): string {
  if (part === undefined) return '';
  if (Array.isArray(part)) return part.map(({text}) => text).join('');
  return typeof part === 'object' ? part.text : escaped(String(part));
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities.get(letter) ?? '');
}
