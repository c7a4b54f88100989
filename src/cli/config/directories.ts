import {homedir} from 'node:os';
import {join} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import type {Io} from '../io.js';

export interface Directories {
  /** Settings of the user. */
  config: string;
  /** What the local service keeps: jobs, templates, keys, documents. */
  data: string;
  /** State of the client: the ledger of paid requests. */
  state: string;
}

/** Directories of the user: XDG base directories, or the platform's equivalent. */
export function directoriesOf({env, platform}: Pick<Io, 'env' | 'platform'>): Directories {
  const home = () => homeOf(env);
  if (platform === 'win32')
    return {
      config: join(env.APPDATA ?? join(home(), 'AppData', 'Roaming'), 'docextract'),
      data: join(env.LOCALAPPDATA ?? join(home(), 'AppData', 'Local'), 'docextract', 'Data'),
      state: join(env.LOCALAPPDATA ?? join(home(), 'AppData', 'Local'), 'docextract', 'State'),
    };
  const places = platform === 'darwin' ? macPlaces : xdgPlaces;
  return {
    config: join(absolute(env.XDG_CONFIG_HOME) ?? join(home(), ...places.config), 'docextract'),
    data: join(absolute(env.XDG_DATA_HOME) ?? join(home(), ...places.data), 'docextract'),
    state: join(absolute(env.XDG_STATE_HOME) ?? join(home(), ...places.state), 'docextract'),
  };
}

const xdgPlaces = {config: ['.config'], data: ['.local', 'share'], state: ['.local', 'state']};
const macPlaces = {
  config: ['Library', 'Preferences'],
  data: ['Library', 'Application Support'],
  state: ['Library', 'Application Support', 'state'],
};

function homeOf(env: Io['env']): string {
  if (env.HOME !== undefined && env.HOME !== '') return env.HOME;
  try {
    return homedir();
  } catch (cause) {
    throw new DocextractError('cannot_read', 'this user has no home directory', {
      hint: 'set HOME, or XDG_CONFIG_HOME and XDG_DATA_HOME',
      cause,
    });
  }
}

/** "All paths set in these environment variables must be absolute; a relative one is to be ignored" (XDG Base Directory Specification). */
function absolute(path: string | undefined): string | undefined {
  return path?.startsWith('/') === true ? path : undefined;
}
