import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import pg from 'pg';
import {expect, onTestFinished} from 'vitest';
import {asOtherUser, freePort} from '../helpers/postgres-server.js';

/** Starts PgBouncer before a server, with these lines of its file; gives the address of the database through it. */
export async function startPgBouncer(
  url: string,
  mode: 'session' | 'transaction',
  settings: string[] = [],
): Promise<string> {
  if (spawnSync('pgbouncer', ['--version']).status !== 0)
    throw new Error('PgBouncer is missing: apt-get install pgbouncer (the tests start it)');
  const {prefix, own} = asOtherUser();
  const directory = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  own(directory);
  const behind = new URL(url);
  const port = await freePort();
  writeFileSync(
    join(directory, 'pgbouncer.ini'),
    [
      `[databases]\n* = host=${behind.hostname} port=${behind.port} user=${behind.username}`,
      `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any`,
      // It refuses what it does not know, and the tests' databases are named by it.
      `pool_mode = ${mode}\ndefault_pool_size = 50\nignore_startup_parameters = options`,
      ...settings,
      '',
    ].join('\n'),
  );
  const [command = '', ...args] = [...prefix, 'pgbouncer', 'pgbouncer.ini'];
  const pooler = spawn(command, args, {cwd: directory, stdio: 'ignore'});
  onTestFinished(async () => {
    const ended = once(pooler, 'exit');
    pooler.kill('SIGKILL');
    await ended;
    rmSync(directory, {recursive: true, force: true});
  });
  behind.port = `${port}`;
  const answers = async (): Promise<boolean> => {
    const client = new pg.Client({connectionString: behind.href});
    await client.connect();
    await client.end();
    return true;
  };
  await expect.poll(() => answers().catch(() => false)).toBe(true);
  return behind.href;
}
