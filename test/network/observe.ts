import {readdir, readFile} from 'node:fs/promises';
import {isAbsolute, join, resolve} from 'node:path';

/** What processes did, as strace wrote it down. */
export interface Observed {
  /** Addresses spoken to or listened on, and look-ups of names; loopback is left out. */
  reached: string[];
  /** Paths of files and directories made. */
  made: string[];
}

/** The system calls that `observe` understands. */
export const calls = [
  ...['network', 'open', 'openat', 'creat', 'mkdir', 'mkdirat', 'mknod', 'mknodat'],
  ...['rename', 'renameat', 'renameat2', 'link', 'linkat', 'symlink', 'symlinkat'],
].join(',');

/** Reads the files of `strace -ff -y -o PREFIX`, one for each thread. */
export async function observe(folder: string): Promise<Observed> {
  const reached = new Set<string>();
  const made = new Set<string>();
  for (const name of await readdir(folder))
    for (const line of (await readFile(join(folder, name), 'utf8')).split('\n')) {
      const address = addressIn(line);
      if (address !== undefined && !isQuiet(address)) reached.add(address);
      const path = pathMadeIn(line);
      if (path !== undefined && !path.startsWith('/dev/')) made.add(path);
    }
  return {reached: [...reached].sort(), made: [...made].sort()};
}

/** The far end of a call that names one: `203.0.113.7:443`, `unix /run/nscd/socket`. */
function addressIn(line: string): string | undefined {
  const call = /^(\w+)\(/.exec(line)?.[1];
  if (call === undefined || !['connect', 'sendto', 'sendmsg', 'sendmmsg', 'bind'].includes(call))
    return undefined;
  const port = /sin6?_port=htons\((\d+)\)/.exec(line)?.[1];
  const host = /inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"/.exec(line);
  if (port !== undefined && host !== null) return `${host[1] ?? host[2]}:${port}`;
  const socket = /sa_family=AF_UNIX, sun_path=@?"([^"]*)"/.exec(line)?.[1];
  return socket === undefined ? undefined : `unix ${socket}`;
}

/** Loopback, but for the name service: a look-up of a name often goes to a resolver on this machine. */
function isQuiet(address: string): boolean {
  return /^(127\.[\d.]+|::1|::ffff:127\.[\d.]+):\d+$/.test(address) && !address.endsWith(':53');
}

/** The path that a call makes: the last it names, relative to the directory before it. */
function pathMadeIn(line: string): string | undefined {
  const call = /^(\w+)\(/.exec(line)?.[1];
  if (call === undefined || !/^(open|creat|mk|rename|link|symlink)/.test(call)) return undefined;
  if (call.startsWith('open') && !line.includes('O_CREAT')) return undefined;
  const named = [...line.matchAll(/(?:(?:AT_FDCWD|\d+)<([^>]*)>, )?"((?:[^"\\]|\\.)*)"/g)].at(-1);
  if (named === undefined) return undefined;
  const [, base, path = ''] = named;
  return isAbsolute(path) ? path : resolve(base ?? '/', path);
}
