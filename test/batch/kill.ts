import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {type Harness, png} from '../service/harness.js';
import {folderOf} from './bench.js';

const program = fileURLToPath(new URL('submit-program.mjs', import.meta.url));

export interface Submission {
  harness: Pick<Harness, 'url' | 'key'>;
  state: string;
  folder: string;
  output: string;
  options?: object;
  /** Told what it was at when it was killed: opening, planning, sending, polling or writing. */
  onKilled?: (phase: string) => void;
}

/** A submission of so many documents, which write a line into `log` each time they are processed. */
export async function submissionOf(
  count: number,
  harness: Submission['harness'],
  options = {},
): Promise<Submission & {log: string}> {
  const base = await folderOf();
  const log = join(base, 'log');
  const folder = await folderOf(loggingDocuments(count, log));
  return {harness, state: join(base, 'state'), folder, output: join(base, 'out'), options, log};
}

/** The same documents once more, as if nothing had been sent yet. */
export function afresh(submission: Submission): Submission {
  return {...submission, state: `${submission.state}-2`, output: `${submission.output}-2`};
}

/**
 * Runs a submission in a process of its own, killed when it has been at work for `killMs` where that is given. Gives its
 * counts when it ended by itself.
 */
export async function submitIn(
  {harness, state, folder, output, options = {}, onKilled = () => undefined}: Submission,
  killMs?: number,
): Promise<Record<string, number> | undefined> {
  const child = spawn(process.execPath, [
    program,
    harness.url,
    harness.key,
    state,
    folder,
    output,
    JSON.stringify(options),
  ]);
  let printed = '';
  let complained = '';
  let timer: NodeJS.Timeout | undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (killMs !== undefined) timer ??= setTimeout(() => child.kill('SIGKILL'), killMs);
  });
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  const lines = printed.trim().split('\n');
  if (signal === 'SIGKILL') return void onKilled(lines.at(-1)!);
  if (code !== 0) throw new Error(`the submission failed: ${complained}`);
  return JSON.parse(lines.at(-1)!) as Record<string, number>;
}

/** Documents that write a line into `log` each time they are processed. */
function loggingDocuments(count: number, log: string): Record<string, Buffer> {
  return Object.fromEntries(
    Array.from({length: count}, (_, index) => [
      `${index % 7}/document-${index}.png`,
      png(`document ${index} log:${log} IEND`),
    ]),
  );
}

/** How often each document was processed. */
export async function timesProcessed(log: string): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const line of (await readFile(log, 'utf8')).trim().split('\n'))
    times.set(line, (times.get(line) ?? 0) + 1);
  return times;
}

/** The results in a folder, by their names. */
export async function resultsIn(output: string): Promise<Map<string, string>> {
  const names = (await readdir(output, {recursive: true}))
    .filter((name) => name.endsWith('.png.json'))
    .sort();
  const contents = await Promise.all(names.map((name) => readFile(join(output, name), 'utf8')));
  return new Map(names.map((name, index) => [name, contents[index]!]));
}
