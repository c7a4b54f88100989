/** A list written as text: its items parted by `|` or by the end of a line. */
export const list = (text) =>
  text
    .split(/[|\n]/)
    .map((item) => item.trim())
    .filter(Boolean);

/** A list of words parted by blanks. */
export const words = (text) => text.split(/\s+/).filter(Boolean);
