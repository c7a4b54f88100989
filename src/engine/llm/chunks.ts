import type {NumberedLine} from './numbered-lines.js';

/**
 * Cuts lines into chunks of about so many tokens. Each begins with the last lines of the one before, so that a label
 * at the end of one and its value at the beginning of the next are seen together.
 */
export function chunkLines(lines: NumberedLine[], chunkTokens: number): NumberedLine[][] {
  const chunks: NumberedLine[][] = [];
  let current: NumberedLine[] = [];
  /** Number of lines at the start of the current chunk that are repeated from the one before. */
  let repeated = 0;
  let tokens = 0;
  for (const line of lines) {
    const size = tokensOf(line);
    if (current.length > repeated && tokens + size > chunkTokens) {
      chunks.push(current);
      current = overlapOf(current, chunkTokens * overlapShare);
      repeated = current.length;
      tokens = sum(current);
    }
    current.push(line);
    tokens += size;
  }
  if (current.length > repeated) chunks.push(current);
  return chunks;
}

const overlapShare = 0.1;
const overlapLines = 12;

function overlapOf(lines: NumberedLine[], tokens: number): NumberedLine[] {
  const last: NumberedLine[] = [];
  for (const line of lines.slice(-overlapLines).reverse()) {
    if (sum([...last, line]) > tokens) break;
    last.unshift(line);
  }
  return last;
}

function sum(lines: NumberedLine[]): number {
  return lines.reduce((total, line) => total + tokensOf(line), 0);
}

/** Numbers and names make short tokens: about three characters each in the vocabularies of today's models. */
function tokensOf({written}: NumberedLine): number {
  return Math.ceil((written.length + 1) / 3);
}
