import {useState} from 'preact/hooks';
import {Link, useLocation} from 'wouter-preact';
import type {Session} from '../../contract/session.js';
import {call} from '../api/call.js';
import {Button} from '../parts/button.js';
import {Icon, type IconName} from '../parts/icon.js';
import {chooseTheme, chosenTheme, type Theme} from '../parts/theme.js';
import {tell} from '../parts/toasts.js';
import iconUrl from '../style/icon.svg';

interface NavigationLink {
  path: string;
  words: string;
  icon: IconName;
}

const work: readonly NavigationLink[] = [
  {path: '/jobs', words: 'Jobs', icon: 'jobs'},
  {path: '/templates', words: 'Templates', icon: 'template'},
];
const operation: readonly NavigationLink[] = [
  {path: '/operation', words: 'Service', icon: 'pulse'},
  {path: '/deliveries', words: 'Deliveries', icon: 'send'},
  {path: '/keys', words: 'Keys', icon: 'key'},
  {path: '/credits', words: 'Credits', icon: 'coins'},
];

/** Navigation of a role, and the session. */
export function SideBar({session}: {session: Session}) {
  const isAdmin = session.role === 'admin';
  return (
    <header class="side">
      <Link class="brand" href="/jobs" aria-label="docextract studio">
        <img src={iconUrl} width="22" height="22" alt="" />
        <span>docextract</span>
      </Link>
      <nav aria-label="Studio">
        <NavigationLinks links={isAdmin ? work : work.slice(0, 1)} />
        {isAdmin && <h2>Operation</h2>}
        {isAdmin && <NavigationLinks links={operation} />}
      </nav>
      <div class="account">
        <div>
          <strong class="cut">{session.name === '' ? session.account : session.name}</strong>
          <span class="small soft">{isAdmin ? 'Administrator' : 'Reviewer'}</span>
        </div>
        <ThemeButton />
        <Button look="quiet" icon="leave" label="Sign out" onClick={signOut} />
      </div>
    </header>
  );
}

function NavigationLinks({links}: {links: readonly NavigationLink[]}) {
  const [path] = useLocation();
  return (
    <ul>
      {links.map((link) => (
        <li key={link.path}>
          <Link href={link.path} aria-current={path.startsWith(link.path) ? 'page' : undefined}>
            <Icon name={link.icon} />
            {link.words}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const themes: Record<Theme, {icon: IconName; next: Theme; words: string}> = {
  system: {icon: 'screen', next: 'light', words: 'Look: as the system'},
  light: {icon: 'sun', next: 'dark', words: 'Look: light'},
  dark: {icon: 'moon', next: 'system', words: 'Look: dark'},
};

function ThemeButton() {
  const [theme, setTheme] = useState(chosenTheme);
  const {icon, next, words} = themes[theme];
  const change = () => {
    chooseTheme(next);
    setTheme(next);
    tell(themes[next].words);
  };
  return <Button look="quiet" icon={icon} label={words} onClick={change} />;
}

function signOut(): void {
  const leave = () => window.dispatchEvent(new Event('signed-out'));
  call('DELETE /session', {}).then(leave, (error: unknown) => {
    tell(error instanceof Error ? error.message : 'Not signed out');
  });
}
