import {createReadStream} from 'node:fs';
import {open} from 'node:fs/promises';
import {createInterface} from 'node:readline';
import {z} from 'zod';
import {ResultDocument} from '../contract/jobs.js';
import {parseJson} from '../contract/static-values.js';

/** A result as it is kept, one on a line, whatever the format the user asked for. */
export const StoredRow = z.object({
  source: z.string(),
  job_id: z.string().optional(),
  mapping: z.string(),
  fields: ResultDocument,
});
export type StoredRow = z.infer<typeof StoredRow>;

/** Goes through the latest row of each source, in the order of the sources. May be called again. */
export type Rows = () => AsyncGenerator<StoredRow>;

/** Opens a file of rows. Holds where each row stands in memory, never the rows. */
export async function openRows(file: string): Promise<Rows> {
  const places = new Map<string, {offset: number; length: number}>();
  let offset = 0;
  for await (const line of createInterface({input: createReadStream(file), crlfDelay: Infinity})) {
    const length = Buffer.byteLength(line);
    const row = rowOf(line);
    if (row) places.set(row.source, {offset, length});
    offset += length + 1;
  }
  const sorted = [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, place]) => place);
  return async function* () {
    const handle = await open(file, 'r');
    try {
      for (const {offset: position, length} of sorted) {
        const {buffer} = await handle.read(Buffer.alloc(length), 0, length, position);
        const row = rowOf(buffer.toString('utf8'));
        if (row) yield row;
      }
    } finally {
      await handle.close();
    }
  };
}

function rowOf(line: string): StoredRow | undefined {
  const parsed = StoredRow.safeParse(parseJson(line));
  return parsed.success ? parsed.data : undefined;
}
