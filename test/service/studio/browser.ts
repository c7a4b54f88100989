import type {Harness} from '../harness.js';

/** Headers that the studio's pages send with every write. */
export const pageHeaders = {'sec-fetch-site': 'same-origin', 'x-docextract-studio': '1'};

/** A browser on the pages of the studio: it keeps the cookie and sends what the pages send. */
export interface StudioBrowser {
  cookie: string;
  /** `path` is below `/studio/api`; `body` is sent as JSON. */
  send: (path: string, init?: RequestInit & {json?: unknown}) => Promise<Response>;
}

/** Signs in by a key. */
export async function signIn(harness: Pick<Harness, 'url'>, key: string): Promise<StudioBrowser> {
  const browser = browserWith(harness, '');
  const reply = await browser.send('/session', {method: 'POST', json: {key}});
  if (reply.status !== 200) throw new Error(`not signed in: ${await reply.text()}`);
  return browserWith(harness, cookieOf(reply));
}

/** Signs in by a new key of a role; by default of the account `office`. */
export async function signInAs(
  harness: Pick<Harness, 'url' | 'storage'>,
  role: 'admin' | 'reviewer',
  account = 'office',
): Promise<StudioBrowser & {keyId: string}> {
  const {id, key} = await harness.storage.keys.create({name: role, role, account});
  return {...(await signIn(harness, key)), keyId: id};
}

/** A browser with a cookie, or with none. */
export function browserWith({url}: Pick<Harness, 'url'>, cookie: string): StudioBrowser {
  return {
    cookie,
    send: (path, {json, ...init} = {}) => {
      const headers = new Headers({...pageHeaders, cookie});
      new Headers(init.headers).forEach((value, name) => headers.set(name, value));
      if (json !== undefined) headers.set('content-type', 'application/json');
      return fetch(`${url}/studio/api${path}`, {
        ...init,
        headers,
        ...(json === undefined ? {} : {body: JSON.stringify(json)}),
      });
    },
  };
}

/** The cookie a reply sets, as the browser sends it back. */
export function cookieOf(reply: Response): string {
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
}
