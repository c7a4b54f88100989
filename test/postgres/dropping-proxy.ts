import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {onTestFinished} from 'vitest';

/** A network between nodes and the server that drops packets when it is told: not even a kernel answers. */
export interface DroppingProxy {
  /** The address of the database, through it. */
  url: string;
  drop(): Promise<void>;
  pass(): Promise<void>;
}

const program = fileURLToPath(new URL('programs/dropping-proxy.pl', import.meta.url));

export async function startDroppingProxy(target: string): Promise<DroppingProxy> {
  const url = new URL(target);
  // Perl comes with Debian's PostgreSQL.
  const child = spawn('perl', [program, url.hostname, url.port], {stdio: ['pipe', 'pipe', 'inherit']});
  onTestFinished(() => {
    child.kill();
  });
  const lines = createInterface(child.stdout);
  const nextLine = async (): Promise<string> => String((await once(lines, 'line'))[0]);
  url.port = await nextLine();
  const tell = async (command: string): Promise<void> => {
    const done = nextLine();
    child.stdin.write(`${command}\n`);
    await done;
  };
  return {url: url.href, drop: () => tell('drop'), pass: () => tell('pass')};
}
