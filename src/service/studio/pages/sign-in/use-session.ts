import {createContext} from 'preact';
import {useContext} from 'preact/hooks';
import type {Session} from '../../contract/session.js';

const SessionContext = createContext<Session | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

/** The session of whoever uses the page. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('a page is shown without a session');
  return session;
}

export function useIsAdmin(): boolean {
  return useSession().role === 'admin';
}
