import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of its own, in a temporary directory, on a port of loopback. */
export interface PostgresServer {
  /** As its superuser. */
  url: string;
  port: number;
  directory: string;
  start(): Promise<void>;
  /** `fast`: sessions are ended in an orderly way; `immediate`: as in a crash. */
  stop(how?: 'fast' | 'immediate'): Promise<void>;
  /** Stops it and removes its directory. */
  remove(): Promise<void>;
}

const debian = '/usr/lib/postgresql';

/** One of the programs that come with the server, such as pg_dump. */
export function postgresProgram(name: string): string {
  return join(programs(), name);
}

/** Where the server's programs are; throws, naming the package, when they are missing. */
function programs(): string {
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => +other - +one) : [];
  const found = versions
    .map((version) => join(debian, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  const onPath = spawnSync('initdb', ['--version']).status === 0 ? '' : undefined;
  const bin = found ?? onPath;
  if (bin !== undefined) return bin;
  throw new Error('PostgreSQL is missing: apt-get install postgresql (its server is started by the tests)');
}

/** The server refuses to run as root: then it runs as the user of Debian's package. */
export function asOtherUser(): {prefix: string[]; own: (path: string) => void} {
  if (process.getuid?.() !== 0) return {prefix: [], own: () => undefined};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], {encoding: 'utf8'}));
  const [user, group] = [idOf('-u'), idOf('-g')];
  return {
    prefix: ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups'],
    own: (path) => chownSync(path, user, group),
  };
}

interface ServerOptions {
  /** Lines of postgresql.conf. */
  settings?: string[];
  /** Commits survive a crash, as they do outside of tests. */
  isDurable?: boolean;
  /** Files with a certificate and its key; it speaks TLS then. */
  tls?: {cert: string; key: string};
  /** Lines of pg_hba.conf; whoever they do not name is trusted. */
  access?: string[];
}

/** A server of its own for a test or a run. */
export async function makePostgres({
  settings = [],
  isDurable = false,
  tls,
  access = [],
}: ServerOptions = {}): Promise<PostgresServer> {
  const bin = programs();
  const {prefix, own} = asOtherUser();
  const directory = mkdtempSync(join(tmpdir(), 'pg-'));
  own(directory);
  const data = join(directory, 'data');
  const run = (program: string, args: string[]): ChildProcess => {
    const [command = '', ...rest] = [...prefix, join(bin, program), ...args];
    return spawn(command, rest, {stdio: ['ignore', 'ignore', 'pipe'], cwd: directory});
  };
  const made = run('initdb', [
    '-D',
    data,
    '-U',
    'docextract',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  if (((await once(made, 'exit')) as [number])[0] !== 0) throw new Error('initdb failed');
  const hba = ['local all all trust', ...access, 'host all all 127.0.0.1/32 trust'];
  writeFileSync(join(data, 'pg_hba.conf'), `${hba.join('\n')}\n`);
  const certificates = Object.entries(tls ?? {}).map(([what, from]) => {
    const to = join(directory, `${what}.pem`);
    copyFileSync(from, to);
    // It refuses a key that others may read.
    chmodSync(to, 0o600);
    own(to);
    return `ssl_${what}_file = '${to}'`;
  });
  const secure = tls === undefined ? [] : ['ssl = on', ...certificates];
  const port = await freePort();
  const risky = isDurable ? [] : ['fsync = off', 'full_page_writes = off'];
  const lines = [
    ...[`port = ${port}`, "listen_addresses = '127.0.0.1'", `unix_socket_directories = '${directory}'`],
    ...[
      'max_connections = 400',
      'shared_buffers = 64MB',
      'max_wal_size = 256MB',
      ...risky,
      ...secure,
      ...settings,
    ],
  ];
  let server: ChildProcess | undefined;
  const url = `postgres://docextract@127.0.0.1:${port}/postgres`;
  const start = async (): Promise<void> => {
    const [command = '', ...rest] = [...prefix, join(bin, 'postgres'), '-D', data];
    const include = lines.flatMap((line) => ['-c', line.replace(/ = /, '=').replaceAll("'", '')]);
    server = spawn(command, [...rest, ...include], {stdio: ['ignore', 'ignore', 'ignore'], cwd: directory});
    const ended = once(server, 'exit').then(() => 'ended' as const);
    while ((await Promise.race([answers(url), ended])) !== true)
      if (server.exitCode !== null) throw new Error('the PostgreSQL server did not start');
  };
  const stop = async (how: 'fast' | 'immediate' = 'fast'): Promise<void> => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };
  await start();
  return {
    ...{url, port, directory, start, stop},
    remove: async () => {
      await stop('immediate');
      rmSync(directory, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({connectionString: url, connectionTimeoutMillis: 2_000});
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
