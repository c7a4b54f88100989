import {readFileSync} from 'node:fs';
import {availableParallelism, totalmem} from 'node:os';
import {join} from 'node:path';

/** Resources of this process. */
export interface Machine {
  cores: number;
  memoryBytes: number;
}

/**
 * Cores and memory of the machine, or the limits of its container or systemd unit (Linux cgroups v2: cpu.max,
 * memory.max). `groups` is the cgroup root, `own` the file that names this process's group.
 */
export function machineOf({
  groups = '/sys/fs/cgroup',
  own = '/proc/self/cgroup',
  cores = availableParallelism(),
  memoryBytes = totalmem(),
} = {}): Machine {
  const path = /^0::(.*)$/m.exec(read(own))?.[1] ?? '/';
  // In a container, its own group is the visible root.
  const limits = [...new Set([path, '/'])].map((group) => ({
    memory: read(join(groups, group, 'memory.max')),
    cpu: read(join(groups, group, 'cpu.max')),
  }));
  return {
    cores: Math.max(1, Math.min(cores, ...limits.map(({cpu}) => coresIn(cpu)))),
    memoryBytes: Math.min(memoryBytes, ...limits.map(({memory}) => numberIn(memory))),
  };
}

/** Parses the CPU quota and its period in microseconds: `150000 100000` means one and a half cores, so two workers. */
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
