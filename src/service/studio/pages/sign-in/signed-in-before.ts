const place = 'docextract-signed-in';

/** Whether this browser may have a session: without, nothing needs to be asked before the page to sign in is shown. */
export function wasSignedIn(): boolean {
  return localStorage.getItem(place) !== null;
}

export function rememberSignIn(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(place, '1');
  else localStorage.removeItem(place);
}
