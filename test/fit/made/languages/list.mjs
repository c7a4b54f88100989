/** A list written as text: its items parted by `|` or by the end of a line. */
export const list = (text) =>
  text
    .split(/[|\n]/)
    .map((item) => item.trim())
    .filter(Boolean);

/** A list of words parted by blanks. */
export const words = (text) => text.split(/\s+/).filter(Boolean);

/** Versions of a text, parted by an empty line: each a list of its lines. */
export const versions = (text) => text.split(/\n\s*\n/).map(list);
