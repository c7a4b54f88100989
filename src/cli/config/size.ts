/** `500MB`, `1GiB`, `1073741824`, in bytes; `undefined` for anything else. */
export function parseSize(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*(?:([kmgt])(i?)b?|b)?$/i.exec(text.trim());
  if (match === null) return undefined;
  const [, digits, unit, binary] = match;
  const power = unit === undefined ? 0 : 'kmgt'.indexOf(unit.toLowerCase()) + 1;
  return Math.round(Number(digits) * (binary === 'i' ? 1024 : 1000) ** power);
}
