import {hash} from 'node:crypto';
import type {FastifyReply, FastifyRequest} from 'fastify';
import {sessionMs} from '../../../storage/keys/sessions.js';

/** The token of the session that the browser sends, if any. */
export function sessionToken(request: FastifyRequest): string | undefined {
  const name = cookieName(request);
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Names the session of a request in this process, without telling its token. */
export function sessionId(request: FastifyRequest): string {
  return hash('sha256', sessionToken(request) ?? '');
}

/** Sets the cookie of a session on the reply, valid as long as the session. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  setCookie(reply, token, Math.floor(sessionMs / 1000));
}

export function clearSessionCookie(reply: FastifyReply): void {
  setCookie(reply, '', 0);
}

function setCookie(reply: FastifyReply, value: string, maxAgeSeconds: number): void {
  const parts = [`${cookieName(reply.request)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (isSecure(reply.request)) parts.push('Secure');
  void reply.header('set-cookie', [...parts, `Max-Age=${maxAgeSeconds}`].join('; '));
}

/** Browsers share cookies between all ports of a host, so services on two ports of one machine need different names. */
function cookieName(request: FastifyRequest): string {
  if (isSecure(request)) return '__Host-docextract-studio';
  return `docextract-studio-${request.port ?? 80}`;
}

/** TLS is the reverse proxy's. Who claims it wrongly gets a cookie that is only harder to send. */
function isSecure({protocol, headers}: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-proto'];
  const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0];
  return protocol === 'https' || first?.trim().toLowerCase() === 'https';
}
