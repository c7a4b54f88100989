import type {RefObject} from 'preact';
import {useEffect, useState} from 'preact/hooks';

/** Whether an element is on the screen or close to it. */
export function useIsNearViewport(element: RefObject<Element>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const shown = element.current;
    if (shown === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setIsNear(entries.at(-1)?.isIntersecting === true);
      },
      {rootMargin: '100% 0px'},
    );
    observer.observe(shown);
    return () => {
      observer.disconnect();
    };
  }, []);
  return isNear;
}
