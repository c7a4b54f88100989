const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A size as people read it: `1.4 MB`. */
export function sizeOf(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  return `${amount.toLocaleString('en', {maximumFractionDigits: amount < 10 && power > 0 ? 1 : 0})} ${units[power] ?? ''}`;
}
