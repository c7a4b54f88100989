import type {Box} from '../../page.js';
import type {BitMask} from './bit-mask.js';

/** A horizontal run of ink; `to` is one past its last pixel. */
export interface InkRun {
  y: number;
  from: number;
  to: number;
}

export function runsOf({bits, stride, height}: BitMask): InkRun[] {
  const runs: InkRun[] = [];
  for (let y = 0; y < height; y++) {
    let from = -1;
    for (let word = 0; word < stride; word++) {
      const value = bits[y * stride + word]!;
      if (value === 0 && from < 0) continue;
      if (value === -1 && from >= 0) continue;
      for (let bit = 0; bit < 32; bit++) {
        const isInk = ((value >>> bit) & 1) === 1;
        if (isInk && from < 0) from = 32 * word + bit;
        if (!isInk && from >= 0) {
          runs.push({y, from, to: 32 * word + bit});
          from = -1;
        }
      }
    }
    if (from >= 0) runs.push({y, from, to: 32 * stride});
  }
  return runs;
}

/** Groups of connected runs: those that touch, also diagonally, in neighbouring rows. `runs` are in reading order. */
export function groupRuns(runs: readonly InkRun[]): InkRun[][] {
  const groups: InkRun[][] = [];
  let above: {run: InkRun; group: InkRun[]}[] = [];
  let current: {run: InkRun; group: InkRun[]}[] = [];
  let y = -1;
  for (const run of runs) {
    if (run.y !== y) {
      above = run.y === y + 1 ? current : [];
      current = [];
      y = run.y;
    }
    const touching = above.filter((other) => other.run.from <= run.to && other.run.to >= run.from);
    const group = mergeGroups(touching, [...above, ...current]) ?? [];
    if (group.length === 0) groups.push(group);
    group.push(run);
    current.push({run, group});
  }
  return groups.filter((group) => group.length > 0);
}

/** Moves all runs of the touching groups into the first group and returns it; leaves the other groups empty. */
function mergeGroups(
  touching: readonly {group: InkRun[]}[],
  holders: readonly {run: InkRun; group: InkRun[]}[],
): InkRun[] | undefined {
  const first = touching[0]?.group;
  for (const {group} of touching) {
    if (group === first) continue;
    const merged = group.splice(0);
    first!.push(...merged);
    for (const holder of holders) if (holder.group === group) holder.group = first!;
  }
  return first;
}

export function boxOfRuns(runs: readonly InkRun[]): Box {
  const box = {left: Infinity, top: Infinity, right: 0, bottom: 0};
  for (const {y, from, to} of runs) {
    box.left = Math.min(box.left, from);
    box.right = Math.max(box.right, to);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}
