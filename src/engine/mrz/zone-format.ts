/**
 * The shapes of machine-readable zones (ICAO Doc 9303, parts 4 to 7; the last one is the French identity card of 1994
 * to 2021). For each row, which characters each position allows, and which of its digits check which others.
 */
export interface ZoneFormat {
  /**
   * One character for each position: `k` kind of document, `l` letter, `a` letter or filler, `d` digit, `n` letter,
   * digit or filler, `s` sex, `c` digit or filler.
   */
  rows: readonly string[];
  checks: readonly Check[];
}

export interface Check {
  /** The ranges that the digit covers: row, first position, one past the last. */
  covers: readonly (readonly [row: number, from: number, to: number])[];
  at: readonly [row: number, place: number];
  /** It covers ranges that have check digits of their own. */
  composite?: boolean;
}

const book = `${'n'.repeat(9)}daaa${'d'.repeat(7)}s${'d'.repeat(7)}`;
const names = (length: number) => `kalaal${'a'.repeat(length - 6)}`;
const bookChecks: readonly Check[] = [
  {covers: [[1, 0, 9]], at: [1, 9]},
  {covers: [[1, 13, 19]], at: [1, 19]},
  {covers: [[1, 21, 27]], at: [1, 27]},
];

export const zoneFormats: readonly ZoneFormat[] = [
  {
    rows: [names(44), `${book}${'n'.repeat(14)}cd`],
    checks: [
      ...bookChecks,
      {covers: [[1, 28, 42]], at: [1, 42]},
      {
        covers: [
          [1, 0, 10],
          [1, 13, 20],
          [1, 21, 43],
        ],
        at: [1, 43],
        composite: true,
      },
    ],
  },
  {
    rows: [names(36), `${book}${'n'.repeat(7)}d`],
    checks: [
      ...bookChecks,
      {
        covers: [
          [1, 0, 10],
          [1, 13, 20],
          [1, 21, 35],
        ],
        at: [1, 35],
        composite: true,
      },
    ],
  },
  {
    rows: [
      `kalaa${'n'.repeat(9)}c${'n'.repeat(15)}`,
      `${'d'.repeat(7)}s${'d'.repeat(7)}aaa${'n'.repeat(11)}d`,
      `l${'a'.repeat(29)}`,
    ],
    checks: [
      {covers: [[0, 5, 14]], at: [0, 14]},
      {covers: [[1, 0, 6]], at: [1, 6]},
      {covers: [[1, 8, 14]], at: [1, 14]},
      {
        covers: [
          [0, 5, 30],
          [1, 0, 7],
          [1, 8, 15],
          [1, 18, 29],
        ],
        at: [1, 29],
        composite: true,
      },
    ],
  },
  {rows: [names(44), `${book}${'n'.repeat(16)}`], checks: bookChecks},
  {rows: [names(36), `${book}${'n'.repeat(8)}`], checks: bookChecks},
  {
    rows: [
      `kalaal${'a'.repeat(24)}${'n'.repeat(6)}`,
      `${'n'.repeat(12)}d${'a'.repeat(14)}${'d'.repeat(7)}sd`,
    ],
    checks: [
      {covers: [[1, 0, 12]], at: [1, 12]},
      {covers: [[1, 27, 33]], at: [1, 33]},
      {
        covers: [
          [0, 0, 36],
          [1, 0, 35],
        ],
        at: [1, 35],
        composite: true,
      },
    ],
  },
];
