import type {RefObject} from 'preact';
import {useLayoutEffect, useState} from 'preact/hooks';

export interface Size {
  width: number;
  height: number;
}

/** The inner size of an element, kept up to date; nothing before it is laid out. */
export function useSize(element: RefObject<HTMLElement>): Size {
  const [size, setSize] = useState<Size>({width: 0, height: 0});
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown === null) return;
    const observer = new ResizeObserver(() => {
      setSize({width: shown.clientWidth, height: shown.clientHeight});
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
    };
  }, []);
  return size;
}
