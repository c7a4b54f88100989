import {useEffect, useState} from 'preact/hooks';
import {Icon} from './icon.js';

const shownMs = 5_000;
const announced = 'studio-announced';

/** Tells that something was done, for eyes and for screen readers, without taking the focus. */
export function tell(words: string): void {
  window.dispatchEvent(new CustomEvent(announced, {detail: words}));
}

/** Where `tell` is shown; one is on every page. */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly {id: number; words: string}[]>([]);
  useEffect(() => {
    let count = 0;
    const add = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const id = ++count;
      setToasts((before) => [...before.slice(-2), {id, words: String(event.detail)}]);
      setTimeout(() => {
        setToasts((before) => before.filter((toast) => toast.id !== id));
      }, shownMs);
    };
    window.addEventListener(announced, add);
    return () => {
      window.removeEventListener(announced, add);
    };
  }, []);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.map(({id, words}) => (
        <div class="toast" key={id}>
          <Icon name="check" />
          {words}
        </div>
      ))}
    </div>
  );
}
