import type {Context} from './context.js';

/** All of stdin. */
export async function readStdin({io}: Pick<Context, 'io'>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const content: AsyncIterable<Uint8Array> = io.stdin;
  for await (const chunk of content) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
