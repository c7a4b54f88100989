import {useCallback, useRef} from 'preact/hooks';

/** The same function for as long as the component lives, which does what the latest one does. */
export function useStable<Given extends unknown[], Result>(latest: (...given: Given) => Result) {
  const held = useRef(latest);
  held.current = latest;
  return useCallback((...given: Given) => held.current(...given), []);
}
