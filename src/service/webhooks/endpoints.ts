import type {AttemptResult} from './attempt.js';
import {type EndpointHealth, isPaused, healthAfter, untriedHealth} from './endpoint-health.js';

/**
 * Who may be sent to, and how much at a time. How an endpoint fares is known of each address by itself, since several
 * may share a scheme, host and port; how many connections there may be is shared by those that do. One that has just
 * answered well gets several. Those that are new, slow or failing share half of all connections with their like, so that
 * however many of them there are, the others find room; at one host the new ones share one connection, and the failing ones
 * another.
 */
export interface Endpoints {
  /** How many more attempts may begin at this endpoint now. */
  room: (url: string) => number;
  begin: (template: Template) => void;
  end: (url: string, attempt: AttemptResult) => void;
  /**
   * In the order in which they are to be served: who was served longest ago comes first. `sharers`: how many there are
   * at its host from it on, itself included.
   */
  inTurn: (templates: Template[]) => (Template & {sharers: number})[];
}

/** Several may send to one endpoint; each has its turn. */
export interface Template {
  templateId: string;
  url: string;
}

interface EndpointLimits {
  concurrency: number;
  perEndpoint: number;
  clock: () => number;
}

interface Endpoint extends EndpointHealth {
  origin: string;
  inFlight: number;
}

/** So many are remembered; the one served longest ago is forgotten first. */
const remembered = 10_000;

export function createEndpoints({concurrency, perEndpoint, clock}: EndpointLimits): Endpoints {
  const endpoints = new Map<string, Endpoint>();
  const turns = new Map<string, number>();
  let turn = 0;
  const underWay = new Set<string>();
  const inFlight = (among: (endpoint: Endpoint) => boolean): number =>
    [...underWay]
      .map((url) => endpoints.get(url)!)
      .reduce((sum, one) => sum + (among(one) ? one.inFlight : 0), 0);
  const roomFor = (endpoint: Endpoint): number => {
    const {origin, proven} = endpoint;
    const standing = standingOf(endpoint);
    const free = concurrency - inFlight(() => true);
    const alike = inFlight((other) => other.origin === origin && standingOf(other) === standing);
    const own = (standing === 'answering' ? perEndpoint : 1) - alike;
    if (proven) return Math.min(free, own);
    return Math.min(free, own, Math.ceil(concurrency / 2) - inFlight((other) => !other.proven));
  };
  const endpointOf = (url: string): Endpoint =>
    endpoints.get(url) ?? {...untriedHealth(), origin: originOf(url), inFlight: 0};
  return {
    room: (url) => {
      const endpoint = endpointOf(url);
      return isPaused(endpoint, clock()) ? 0 : Math.max(0, roomFor(endpoint));
    },
    begin: ({templateId, url}) => {
      const endpoint = endpointOf(url);
      // Put back at the end: the maps are in the order of turns.
      endpoints.delete(url);
      endpoints.set(url, {...endpoint, inFlight: endpoint.inFlight + 1});
      underWay.add(url);
      turns.delete(templateId);
      turns.set(templateId, ++turn);
      if (endpoints.size > remembered) forgetOldest(endpoints);
      if (turns.size > remembered) turns.delete(turns.keys().next().value!);
    },
    end: (url, attempt) => {
      const endpoint = endpoints.get(url);
      if (endpoint === undefined) return;
      endpoint.inFlight--;
      if (endpoint.inFlight === 0) underWay.delete(url);
      Object.assign(endpoint, healthAfter(endpoint, attempt, clock()));
    },
    inTurn: (templates) => {
      const behind = new Map<string, number>();
      return templates
        .toSorted((a, b) => (turns.get(a.templateId) ?? 0) - (turns.get(b.templateId) ?? 0))
        .reverse()
        .map((template) => {
          const origin = originOf(template.url);
          const sharers = (behind.get(origin) ?? 0) + 1;
          behind.set(origin, sharers);
          return {...template, sharers};
        })
        .reverse();
    },
  };
}

function standingOf({tried, failures}: Endpoint): 'new' | 'failing' | 'answering' {
  if (failures > 0) return 'failing';
  return tried ? 'answering' : 'new';
}

function originOf(url: string): string {
  return new URL(url).origin;
}

function forgetOldest(endpoints: Map<string, Endpoint>): void {
  for (const [url, {inFlight}] of endpoints) {
    if (inFlight > 0) continue;
    endpoints.delete(url);
    return;
  }
}
