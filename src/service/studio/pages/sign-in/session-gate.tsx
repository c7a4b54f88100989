// sign-in: who uses the studio, and the frame around its pages.

import {useQueryClient} from '@tanstack/preact-query';
import {useEffect, useState} from 'preact/hooks';
import {call} from '../api/call.js';
import {useRead} from '../api/query-hooks.js';
import {Problem} from '../api/problem.js';
import {ProblemNotice} from '../parts/notice.js';
import {Shell} from './shell.js';
import {SignInPage} from './sign-in-page.js';
import {rememberSignIn, wasSignedIn} from './signed-in-before.js';
import {takeTicket} from './ticket.js';

/** The studio for whoever has a session, the page to sign in for others. */
export function SessionGate() {
  const queries = useQueryClient();
  const [asks, setAsks] = useState(wasSignedIn);
  const [ticketProblem, setTicketProblem] = useState<unknown>();
  const session = useRead('GET /session', {}, {enabled: asks, staleTime: 60_000});

  const enter = () => {
    rememberSignIn(true);
    queries.clear();
    setAsks(true);
  };
  useEffect(() => {
    const leave = () => {
      rememberSignIn(false);
      setAsks(false);
    };
    window.addEventListener('signed-out', leave);
    const ticket = takeTicket();
    if (ticket !== undefined) call('POST /session', {body: {ticket}}).then(enter, setTicketProblem);
    return () => {
      window.removeEventListener('signed-out', leave);
    };
  }, []);

  if (!asks || isSignedOut(session.error)) return <SignInPage problem={ticketProblem} onSignedIn={enter} />;
  if (session.data !== undefined) return <Shell session={session.data} />;
  if (session.error === null) return null;
  return (
    <main class="page narrow">
      <ProblemNotice error={session.error} onRetry={() => void session.refetch()} />
    </main>
  );
}

function isSignedOut(error: unknown): boolean {
  return error instanceof Problem && error.status === 401;
}
