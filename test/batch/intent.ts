import type {NewIntent} from '../../src/batch/ledger/ledger.js';

/** To send one archive with documents of these identities. */
export function intent(id: string, ...identities: string[]): NewIntent {
  const document = {source: 'a.pdf', path: '/a.pdf', sha256: 'sum', size: 1};
  return {
    id,
    key: id,
    operation: 'submit',
    service: 'here',
    form: 'multipart',
    name: 'a.zip',
    documents: identities.map((identity) => ({...document, identity})),
  };
}

/** Claims what nobody has claimed before. */
export const free = (known: unknown): boolean => known === undefined;
