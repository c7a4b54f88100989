/**
 * What every reply says to browsers: nothing here is a page, so nothing may be run, framed, sniffed or kept. A page sets
 * its own, looser content policy. TLS is the reverse proxy's; it also says Strict-Transport-Security.
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
