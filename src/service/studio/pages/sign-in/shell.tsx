import {useEffect, useRef} from 'preact/hooks';
import {useLocation} from 'wouter-preact';
import type {Session} from '../../contract/session.js';
import {Pages} from '../pages.js';
import {SessionProvider} from './use-session.js';
import {SideBar} from './side-bar.js';

/** The frame of all pages: navigation beside, the page with the focus when it changes. */
export function Shell({session}: {session: Session}) {
  const main = useRef<HTMLElement>(null);
  const [path] = useLocation();
  const page = path.split('/').slice(0, 3).join('/');
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo(0, 0);
    main.current?.focus({preventScroll: true});
  }, [page]);
  return (
    <SessionProvider value={session}>
      <div class="shell">
        <a class="skip" href="#main">
          Skip to the page
        </a>
        <SideBar session={session} />
        <main id="main" ref={main} tabIndex={-1}>
          <Pages role={session.role} />
        </main>
      </div>
    </SessionProvider>
  );
}
