import {readFile, stat} from 'node:fs/promises';
import {platform} from 'node:os';

/** Makes a check whether a name is in the hosts file of this machine, which is read again when it has changed. */
export function createHostsFileCheck(path = hostsFile()): (host: string) => Promise<boolean> {
  let names = new Set<string>();
  let readAt: number | undefined;
  return async (host) => {
    const {mtimeMs} = await stat(path).catch(() => ({mtimeMs: 0}));
    if (mtimeMs !== readAt) {
      names = namesIn(await readFile(path, 'utf8').catch(() => ''));
      readAt = mtimeMs;
    }
    return names.has(host.toLowerCase().replace(/\.$/, ''));
  };
}

/** An address and its names a line (hosts(5)). */
function namesIn(text: string): Set<string> {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim().split(/\s+/));
  return new Set(lines.flatMap(([, ...names]) => names.map((name) => name.toLowerCase())));
}

function hostsFile(): string {
  return platform() === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';
}
