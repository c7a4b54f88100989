import type {Random} from '../helpers/random.js';

type Bytes = Buffer<ArrayBuffer>;
type Change = (bytes: Bytes, random: Random) => Bytes;

/** The same bytes with up to a few changes of the kinds that find bugs in parsers. */
export function mutate(bytes: Bytes, random: Random, most = 6): Bytes {
  let changed = bytes;
  for (let count = 1 + random.below(most); count > 0; count--)
    changed = random.pick(changes)(changed, random);
  return changed;
}

/** Numbers at which parsers change their mind. */
const edges = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

const numbers = ['0', '-1', '1e9', '4294967296', '99999999999999999999', '0.0000001', '-0', 'NaN'];

const changes: Change[] = [
  (bytes, random) =>
    overwritten(bytes, random, Buffer.of((bytes[random.below(bytes.length)] ?? 0) ^ (1 << random.below(8)))),
  (bytes, random) => overwritten(bytes, random, random.bytes(1 + random.below(8))),
  (bytes, random) => overwritten(bytes, random, edge(random)),
  (bytes, random) =>
    overwritten(bytes, random, Buffer.alloc(1 + random.below(64), random.pick([0, 0xff, 0x20, 0x41]))),
  (bytes, random) => inserted(bytes, random, random.bytes(1 + random.below(32))),
  (bytes, random) => inserted(bytes, random, part(bytes, random)),
  (bytes, random) => removed(bytes, random),
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  (bytes, random) => Buffer.concat([bytes, random.bytes(random.below(64))]),
  (bytes, random) => overwritten(bytes, random, part(bytes, random)),
  otherNumber,
];

function edge(random: Random): Bytes {
  const bytes = Buffer.alloc(4);
  if (random.chance(0.5)) bytes.writeUInt32LE(random.pick(edges));
  else bytes.writeUInt32BE(random.pick(edges));
  return bytes.subarray(0, random.pick([1, 2, 4]));
}

/** A number written in digits becomes another one. */
function otherNumber(bytes: Bytes, random: Random): Bytes {
  const text = bytes.toString('latin1');
  const found = [...text.matchAll(/\d+/g)];
  if (found.length === 0) return bytes;
  const {index, 0: digits} = random.pick(found);
  return Buffer.from(
    text.slice(0, index) + random.pick(numbers) + text.slice(index + digits.length),
    'latin1',
  );
}

function overwritten(bytes: Bytes, random: Random, by: Bytes): Bytes {
  const at = random.below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at + by.length)]);
}

function inserted(bytes: Bytes, random: Random, more: Bytes): Bytes {
  const at = random.below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
}

function removed(bytes: Bytes, random: Random): Bytes {
  const at = random.below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random.below(32))]);
}

function part(bytes: Bytes, random: Random): Bytes {
  const at = random.below(bytes.length + 1);
  return bytes.subarray(at, at + random.below(200));
}
