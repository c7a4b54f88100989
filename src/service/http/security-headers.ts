/**
 * Security headers of every reply: nothing may be run, framed, sniffed or cached. The API page sets a looser content
 * policy. TLS and Strict-Transport-Security are the reverse proxy's.
 */
export const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
  'cache-control': 'no-store',
} as const;
