/** A folded text with characters that recognition confuses replaced by one of them: `rn` by `m`, `0` by `o`. */
export function blurConfusables(key: string): string {
  return key
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[01528l]/g, (letter) => confused[letter]!);
}

const confused: Record<string, string> = {0: 'o', 1: 'i', 5: 's', 2: 'z', l: 'i', 8: 'b'};
