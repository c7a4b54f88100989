import {QueryClientProvider} from '@tanstack/preact-query';
import {useState} from 'preact/hooks';
import {Router} from 'wouter-preact';
import {openQueries} from './api/query-hooks.js';
import {Toasts} from './parts/toasts.js';
import {SessionGate} from './sign-in/session-gate.js';
import './style/shell.css';
import './parts/surface.css';

/** The studio: whoever has a session sees the pages of their role, others sign in. */
export function App() {
  const [queries] = useState(openQueries);
  return (
    <QueryClientProvider client={queries}>
      <Router base="/studio">
        <SessionGate />
      </Router>
      <Toasts />
    </QueryClientProvider>
  );
}
