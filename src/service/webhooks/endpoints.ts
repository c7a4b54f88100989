import type {AttemptResult} from './attempt-result.js';
import {type EndpointHealth, isPaused, healthAfter, untriedHealth} from './endpoint-health.js';
import {mustExist} from '../../contract/must-exist.js';

/**
 * Limits concurrent deliveries. Health is tracked per URL, since several may share a host; connection limits are per
 * scheme, host and port. A healthy endpoint gets several connections. New, slow and failing endpoints together get
 * half of all connections, so that others are not starved; at one host, the new ones share one connection, and the
 * failing ones another.
 */
export interface Endpoints {
  /** How many more attempts may begin at this endpoint now. */
  room: (url: string) => number;
  begin: (template: Template) => void;
  end: (url: string, attempt: AttemptResult) => void;
  /**
   * Templates in serving order: least recently served first. `sharers`: number of templates at its host from it on,
   * itself included.
   */
  inTurn: (templates: Template[]) => (Template & {sharers: number})[];
}

/** A template with due deliveries; several may use one endpoint. */
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

/** Number of tracked endpoints; the least recently served is dropped first. */
const remembered = 10_000;

/** Makes the record of endpoints of this process: attempts under way, health, and turns of templates. */
export function createEndpoints({concurrency, perEndpoint, clock}: EndpointLimits): Endpoints {
  const endpoints = new Map<string, Endpoint>();
  const turns = new Map<string, number>();
  let turn = 0;
  const underWay = new Set<string>();
  const inFlight = (among: (endpoint: Endpoint) => boolean): number =>
    [...underWay]
      .map((url) => mustExist(endpoints.get(url), 'queue of the webhook endpoint'))
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
      // Re-inserted at the end: map order is serving order.
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
