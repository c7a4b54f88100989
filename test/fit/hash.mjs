/** A whole number from a text, the same on every machine (FNV-1a, 32 bits). */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ unit.codePointAt(0), 0x01000193) >>> 0;
  return hash;
}
