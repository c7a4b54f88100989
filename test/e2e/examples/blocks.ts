import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** A fenced block of a page. */
export interface Block {
  page: string;
  language: string;
  text: string;
  /** Its first line, by which tests name it. */
  first: string;
}

/** Pages for users, the README first. */
const pages = [
  'README.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

export const blocks: readonly Block[] = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map(
    ([, language = '', text = '']) => ({page, language, text, first: text.split('\n')[0]!}),
  ),
);

/** The only block of a page that begins with these words. */
export function blockOf(page: string, begins: string): Block {
  const found = blocks.filter((block) => block.page === page && block.text.startsWith(begins));
  if (found.length !== 1) throw new Error(`${found.length} blocks of ${page} begin with ${begins}`);
  return found[0]!;
}
