import type {Context} from './context.js';

/** All of stdin. */
export async function readStdin({io}: Pick<Context, 'io'>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of io.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
