/** A folded text with letters and digits that recognition confuses as one of them: `rn` is `m`, `0` is `o`. */
export function blurConfusables(key: string): string {
  return key
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[01528l]/g, (letter) => confused[letter]!);
}

const confused: Record<string, string> = {0: 'o', 1: 'i', 5: 's', 2: 'z', l: 'i', 8: 'b'};
