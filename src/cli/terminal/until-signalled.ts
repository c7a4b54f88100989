import type {Context} from './context.js';

/** Waits for signals: the first stops the service gracefully, the second at once. */
export function untilSignalled({io}: Context) {
  const resolvers: (() => void)[] = [];
  const next = () => new Promise<void>((resolve) => resolvers.push(resolve));
  const [first, second] = [next(), next()];
  const release = io.onSignal(() => resolvers.shift()?.());
  return {first, second, release};
}
