/** A name nobody else chooses, 128 random bits; also where `crypto.randomUUID` is missing, without TLS. */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
