import type {ComponentChildren} from 'preact';
import {useEffect, useRef} from 'preact/hooks';
import {Icon} from './icon.js';

/** Further deeds behind one button. Escape and a click elsewhere close it. */
export function Menu({label, children}: {label: string; children: ComponentChildren}) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const inside = event.target instanceof Node && menu.current?.contains(event.target) === true;
      if (!inside && menu.current !== null) menu.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  const close = () => {
    if (menu.current !== null) menu.current.open = false;
  };
  return (
    <details
      class="menu"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary class="button bare" aria-label={label} title={label}>
        <Icon name="more" />
      </summary>
      <div onClick={close}>{children}</div>
    </details>
  );
}
