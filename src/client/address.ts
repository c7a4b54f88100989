import {DocextractError} from '../contract/errors.js';
import type {Route} from '../contract/routes.js';

/**
 * The address that operation names are appended to. A base that ends in `/v1` is taken as it is, otherwise `/v1` is
 * added; any other prefix is kept, trailing slashes are dropped.
 */
export function baseAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new DocextractError('usage', `"${withoutCredentials(text)}" is not the address of a service`, {
      hint: 'Give an address such as https://api.example.com or http://127.0.0.1:8080.',
    });
  if (url.username !== '' || url.password !== '')
    throw new DocextractError('usage', `the address of ${url.host} carries a user name or password`, {
      hint: 'Give the address without them and the API key on its own.',
    });
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path.endsWith('/v1') ? path : `${path}/v1`}`;
}

export interface AddressParts {
  query?: Record<string, string>;
  params?: Record<string, string>;
}

/** The full address of one operation. */
export function addressOf(base: string, route: Route, {query = {}, params = {}}: AddressParts = {}): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `${base}${path}${search === '' ? '' : `?${search}`}`;
}

function withoutCredentials(text: string): string {
  return text.replace(/\/\/[^/@]*@/, '//');
}
