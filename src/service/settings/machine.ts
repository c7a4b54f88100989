import {readFileSync} from 'node:fs';
import {availableParallelism, totalmem} from 'node:os';
import {join} from 'node:path';

/** What this process may use. */
export interface Machine {
  cores: number;
  memoryBytes: number;
}

/**
 * The cores and the memory of the machine, or what a container or a unit of systemd allows of them (control groups of
 * Linux, version 2: cpu.max, memory.max). `groups` is where those are, `own` the file that tells which is this process's.
 */
export function machineOf({
  groups = '/sys/fs/cgroup',
  own = '/proc/self/cgroup',
  cores = availableParallelism(),
  memoryBytes = totalmem(),
} = {}): Machine {
  const path = /^0::(.*)$/m.exec(read(own))?.[1] ?? '/';
  // In a container its own group is the root of what it sees.
  const limits = [...new Set([path, '/'])].map((group) => ({
    memory: read(join(groups, group, 'memory.max')),
    cpu: read(join(groups, group, 'cpu.max')),
  }));
  return {
    cores: Math.max(1, Math.min(cores, ...limits.map(({cpu}) => coresIn(cpu)))),
    memoryBytes: Math.min(memoryBytes, ...limits.map(({memory}) => numberIn(memory))),
  };
}

/** Microseconds of a period, and the period: `150000 100000` is a core and a half, for which two workers are right. */
function coresIn(text: string): number {
  const [quota = '', period = ''] = text.trim().split(' ');
  return Math.ceil(numberIn(quota) / numberIn(period)) || Infinity;
}

/** `max`, or nothing: no limit. */
function numberIn(text: string): number {
  return /^\d+\s*$/.test(text) ? Number(text) : Infinity;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
