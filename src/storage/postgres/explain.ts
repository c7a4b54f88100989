import {DocextractError} from '../../contract/errors.js';
import {codeOf} from '../database/database.js';

/** Where a database is, without user name, password and settings. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'the database';
  const {hostname, port, pathname, searchParams} = new URL(url);
  const host = [hostname, searchParams.get('host')].find((name) => name) ?? 'localhost';
  return `${host}${port === '' ? '' : `:${port}`}${pathname}`;
}

/** What is wrong with a database, as a sentence and the next step; errors of other kinds stay as they are. */
export function explained(error: unknown, url: string): unknown {
  const cause = error instanceof DocextractError && error.cause !== undefined ? error.cause : error;
  const code = codeOf(cause);
  const told = explanations.find(
    ({codes, pattern}) => codes?.includes(code) ?? pattern?.test(messageOf(cause)),
  );
  if (told === undefined) return error;
  const place = placeOf(url);
  return new DocextractError(
    told.isPassing ? 'unavailable' : 'cannot_read',
    told.message(place, messageOf(cause)),
    {
      cause,
      hint: told.hint,
      ...(told.isPassing && {retryAfterSeconds: 5}),
    },
  );
}

interface Explanation {
  /** Of Node or SQLSTATE; or what the message says. */
  codes?: string[];
  pattern?: RegExp;
  message: (place: string, said: string) => string;
  hint: string;
  isPassing?: true;
}

const explanations: Explanation[] = [
  {
    codes: ['28P01', '28000'],
    message: (place, said) => `PostgreSQL at ${place} refused the user: ${said}.`,
    hint: 'Check the user in DOCEXTRACT_DATABASE_URL, the password there (special characters as %40) or in PGPASSWORD, and pg_hba.conf on the server.',
  },
  {
    pattern: /client password must be/i,
    message: (place) => `PostgreSQL at ${place} asks for a password, and none is given.`,
    hint: 'Set PGPASSWORD, or write it into DOCEXTRACT_DATABASE_URL (special characters as %40).',
  },
  {
    codes: ['3D000'],
    message: (place) => `There is no database ${place.replace(/^[^/]*\//, '')} on the server.`,
    hint: 'Make it there with: createdb --owner docextract docextract',
  },
  {
    codes: ['42501', '3F000'],
    message: (place, said) => `The role may not make or read the tables of docextract at ${place}: ${said}.`,
    hint: 'Start docextract once as the owner of the database, which makes the tables of this version; docs/scaling.md has the rights of the role that only uses them.',
  },
  {
    codes: [
      ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
      ...['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'CERT_HAS_EXPIRED'],
    ],
    message: (place, said) => `The TLS certificate of PostgreSQL at ${place} is not trusted: ${said}.`,
    hint: 'Name its authority in the address: ?sslmode=verify-full&sslrootcert=/etc/docextract/ca.pem',
  },
  {
    codes: ['ERR_TLS_CERT_ALTNAME_INVALID'],
    message: (place, said) =>
      `The TLS certificate of PostgreSQL at ${place} is that of another host: ${said}.`,
    hint: 'Write the host in DOCEXTRACT_DATABASE_URL as the certificate names it.',
  },
  {
    pattern: /, open '/,
    message: (place, said) => `A file named for TLS with PostgreSQL at ${place} cannot be read: ${said}.`,
    hint: 'Check sslrootcert, sslcert and sslkey in DOCEXTRACT_DATABASE_URL.',
  },
  {
    pattern: /does not support SSL/i,
    message: (place) => `PostgreSQL at ${place} does not speak TLS, which the address asks for.`,
    hint: 'Turn TLS on there (ssl = on), or take sslmode out of the address where the network is private.',
  },
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN'],
    message: (place) => `The host of the database ${place} has no address.`,
    hint: 'Check the host name in DOCEXTRACT_DATABASE_URL.',
    isPassing: true,
  },
  {
    codes: ['53300'],
    message: (place) => `PostgreSQL at ${place} has no connection left.`,
    hint: 'A node needs up to 12: raise max_connections, or start fewer nodes.',
    isPassing: true,
  },
  {
    codes: ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'ECONNRESET', 'ENOENT', '57P03'],
    message: (place, said) => `PostgreSQL at ${place} is not reached: ${said}.`,
    hint: 'Check that it runs and listens there, and the network in between.',
    isPassing: true,
  },
  {
    pattern: /timeout exceeded when trying to connect|Connection terminated/i,
    message: (place) => `PostgreSQL at ${place} does not answer.`,
    hint: 'Check that it runs and listens there, and the network in between.',
    isPassing: true,
  },
];

/** Attempts at several addresses of a host fail together. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
