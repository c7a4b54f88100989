import type {Random} from '../helpers/random.js';

/** Texts that something somewhere takes for more than text. */
export const nastyTexts = [
  ...['', ' ', '0', '-1', 'null', 'true', 'undefined', 'NaN', '[]', '{}', '[1]', '"', '\\', '\0', '\u2028'],
  ...[
    '\ud800',
    '\ufeff',
    '\r\nx-injected: yes',
    '%0d%0ax-injected:%20yes',
    '${7*7}',
    '{{7*7}}',
    "' or 1=1 --",
  ],
  ...[
    '../../../../etc/passwd',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'then',
  ],
  ...[
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '=1+1',
    '<script>',
  ],
  ...['9'.repeat(400), 'é'.repeat(300), '🙂'.repeat(100), 'A'.repeat(5000), '(a+)+$', '\u202ereversed'],
  ...['00000000-0000-0000-0000-000000000000', 'invoice', 'receipt', 'RECEIPT', 'receipt\0', 'receipt '],
];

/** A value of any shape that JSON can write. */
export function nastyValue(random: Random, depth = 0): unknown {
  const kinds = [
    () => random.pick(nastyTexts),
    () => random.pick([0, -1, 1e308, -1e-7, 2 ** 53, 4294967296, 0.1]),
    () => random.pick([null, true, false]),
    () => [],
    () => ({}),
    () => Array.from({length: random.below(4)}, () => nastyValue(random, depth + 1)),
    () => nastyObject(random, depth + 1),
  ];
  return random.pick(depth > 3 ? kinds.slice(0, 3) : kinds)();
}

/** Keys that would reach a prototype are own members here, as `JSON.parse` makes them. */
export function nastyObject(random: Random, depth = 0): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (let count = random.below(5); count > 0; count--)
    Object.defineProperty(object, random.pick(nastyTexts), {
      value: nastyValue(random, depth + 1),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return object;
}

/** `[[[[…]]]]` or `{"a":{"a":…}}`, closed or not. */
export function deepJson(random: Random): string {
  const depth = random.pick([10, 1_000, 20_000, 100_000]);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  const inner = open === '[' ? '' : '1';
  return open.repeat(depth) + inner + (random.chance(0.8) ? close.repeat(depth) : '');
}
