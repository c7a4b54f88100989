import {useState} from 'preact/hooks';
import {call} from '../api/call.js';
import iconUrl from '../style/icon.svg';
import {Button} from '../parts/button.js';
import {TextEntry} from '../parts/entry.js';
import {ProblemNotice} from '../parts/notice.js';
import {usePageTitle} from '../parts/page-title.js';
import './sign-in.css';

/** Asks for a key, posts it once and keeps nothing of it. */
export function SignInPage({problem, onSignedIn}: {problem: unknown; onSignedIn: () => void}) {
  usePageTitle('Sign in');
  const [key, setKey] = useState('');
  const [state, setState] = useState<{busy: boolean; error?: unknown}>({busy: false});
  const submit = (event: Event) => {
    event.preventDefault();
    setState({busy: true});
    call('POST /session', {body: {key}}).then(onSignedIn, (error: unknown) => {
      setState({busy: false, error});
    });
  };
  return (
    <main class="sign-in">
      <form class="card form" onSubmit={submit}>
        <div class="welcome">
          <img src={iconUrl} width="36" height="36" alt="" />
          <div>
            <h1>docextract studio</h1>
            <p class="soft">Make templates, check what was read, run the service.</p>
          </div>
        </div>
        <TextEntry
          label="API key"
          type="password"
          value={key}
          onInput={setKey}
          required
          autofocus
          mono
          hint="An admin key, or a reviewer key to review only."
        />
        <ProblemNotice error={state.error ?? problem} />
        <Button look="primary" type="submit" busy={state.busy}>
          Sign in
        </Button>
        <p class="small soft">
          No key yet? <code>docextract keys create --role admin --data-dir DIR</code>, with the data directory
          that <code>docextract serve</code> names when it starts.
        </p>
      </form>
    </main>
  );
}
