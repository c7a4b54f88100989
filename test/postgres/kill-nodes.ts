import {setTimeout as delay} from 'node:timers/promises';
import {createRandom} from '../helpers/random.js';
import type {Killable} from '../service/killable.js';
import type {Cluster, Role} from './cluster.js';

/** Three nodes, of which one takes requests in. */
const roles: readonly Role[] = ['serve', 'worker', 'worker'];

export interface KilledNodes {
  /** Where requests are taken in now; `undefined` while that node starts. */
  address: () => string | undefined;
  /** Resolves when all kills are done and all nodes run again; gives the kills by role. */
  killing: Promise<Record<Role, number>>;
  /** Ends the nodes. */
  stop: () => Promise<void>;
}

/**
 * Starts three nodes and kills one of them, drawn by the seed, every so often; each time another takes its place, on an
 * empty data directory.
 */
export async function killNodes(
  cluster: Cluster,
  {kills, leastMs, mostMs, seed}: {kills: number; leastMs: number; mostMs: number; seed: number},
): Promise<KilledNodes> {
  const random = createRandom(seed);
  const nodes: (Killable | undefined)[] = await Promise.all(roles.map((role) => cluster.start(role)));
  const killAll = async (): Promise<Record<Role, number>> => {
    const killed = {serve: 0, worker: 0};
    for (let count = 0; count < kills; count++) {
      await delay(leastMs + random.next() * (mostMs - leastMs));
      const place = random.below(roles.length);
      const role = roles[place]!;
      const node = nodes[place];
      nodes[place] = undefined;
      await node?.kill();
      nodes[place] = await cluster.start(role);
      killed[role] += 1;
    }
    return killed;
  };
  return {
    address: () => nodes[0]?.url,
    killing: killAll(),
    stop: async () => {
      for (const node of nodes) await node?.kill();
    },
  };
}
