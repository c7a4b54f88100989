import type {Attempt} from './attempt.js';

/**
 * Who may be sent to, and how much at a time. An endpoint is a scheme, host and port. One that has just answered well
 * gets several connections. One that is new, slow or failing shares half of all connections with its like, so that
 * however many of them there are, the others find room; a failing one gets a single connection, after a pause.
 */
export interface Endpoints {
  /** How many more attempts may begin at this endpoint now. */
  room: (url: string) => number;
  begin: (url: string) => void;
  end: (url: string, attempt: Attempt) => void;
  /** In the order in which they are to be served: who was served longest ago comes first. */
  inTurn: <Entry extends {url: string}>(entries: Entry[]) => Entry[];
}

interface EndpointLimits {
  concurrency: number;
  perEndpoint: number;
  clock: () => number;
}

interface State {
  inFlight: number;
  /** Whether an attempt has ended. */
  tried: boolean;
  /** Failures one after the other. */
  failures: number;
  /** Whether the latest attempt was answered soon. */
  proven: boolean;
  pausedUntil: number;
  /** When it was last served, counted in attempts. */
  turn: number;
}

const soonMs = 3_000;
/** After a failure an endpoint is left alone for so long, doubled with each further one. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** An endpoint that asks for a pause by `Retry-After` gets it, within reason. */
const longestAskedMs = 3_600_000;
/** So many are remembered; the one served longest ago is forgotten first. */
const remembered = 10_000;

export function createEndpoints({concurrency, perEndpoint, clock}: EndpointLimits): Endpoints {
  const states = new Map<string, State>();
  let turn = 0;
  const stateOf = (url: string): State | undefined => states.get(originOf(url));
  const inFlight = (among: (state: State) => boolean): number =>
    [...states.values()].reduce((sum, state) => sum + (among(state) ? state.inFlight : 0), 0);
  const roomFor = (state: State): number => {
    const free = concurrency - inFlight(() => true);
    if (state.proven) return Math.min(free, perEndpoint - state.inFlight);
    const shared = Math.ceil(concurrency / 2) - inFlight(({proven}) => !proven);
    const own = state.tried && state.failures === 0 ? perEndpoint : 1;
    return Math.min(free, shared, own - state.inFlight);
  };
  return {
    room: (url) => {
      const state = stateOf(url) ?? unknown();
      return isPaused(state, clock()) ? 0 : Math.max(0, roomFor(state));
    },
    begin: (url) => {
      const origin = originOf(url);
      const state = states.get(origin) ?? unknown();
      // Put back at the end: the map is in the order of turns.
      states.delete(origin);
      states.set(origin, {...state, inFlight: state.inFlight + 1, turn: ++turn});
      if (states.size > remembered) forgetOldest(states);
    },
    end: (url, attempt) => {
      const state = stateOf(url);
      if (state === undefined) return;
      state.inFlight--;
      settle(state, attempt, clock());
    },
    inTurn: (entries) =>
      entries.toSorted((a, b) => (stateOf(a.url)?.turn ?? 0) - (stateOf(b.url)?.turn ?? 0)),
  };
}

function unknown(): State {
  return {inFlight: 0, tried: false, failures: 0, proven: false, pausedUntil: 0, turn: 0};
}

function settle(state: State, {status, durationMs, retryAfterMs}: Attempt, now: number): void {
  // Whoever refuses one message is there, and may take the next.
  const isAnswer = status !== undefined && status < 500 && status !== 429;
  state.tried = true;
  state.failures = isAnswer ? 0 : state.failures + 1;
  state.proven = isAnswer && durationMs < soonMs;
  const pauseMs = isAnswer ? 0 : Math.min(firstPauseMs * 2 ** (state.failures - 1), longestPauseMs);
  const askedMs = isAnswer ? 0 : Math.min(retryAfterMs ?? 0, longestAskedMs);
  state.pausedUntil = now + Math.max(pauseMs, askedMs);
}

/** A pause longer than any was begun before the clock was put back. */
function isPaused({pausedUntil}: State, now: number): boolean {
  return pausedUntil > now && pausedUntil <= now + longestAskedMs;
}

function forgetOldest(states: Map<string, State>): void {
  for (const [origin, {inFlight}] of states) {
    if (inFlight > 0) continue;
    states.delete(origin);
    return;
  }
}

function originOf(url: string): string {
  return new URL(url).origin;
}
