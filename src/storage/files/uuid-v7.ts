import {randomBytes} from 'node:crypto';

/** A UUID of version 7: its first 48 bits are the time, in milliseconds since the epoch. */
export function newUuidV7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The time in an id; `undefined` for one without. */
export function timeIn(id: string): number | undefined {
  const [, time] = /^([0-9a-f]{8}-[0-9a-f]{4})-7/.exec(id) ?? [];
  return time === undefined ? undefined : parseInt(time.replace('-', ''), 16);
}
