import {isReadByService, kindOf, namesOfKinds} from '../../../contract/documents.js';
import type {Failure} from '../../../storage/failure.js';
import type {NamedDocument} from '../../body/several-documents.js';
import type {Settings} from '../../settings/settings.js';

/** A document of a new job: its file, or the reason why it cannot be read. */
export interface SortedDocument {
  name: string;
  file?: string;
  error?: Failure;
}

/** Documents of an upload as those of a job, under names that differ. Unreadable ones carry the reason. */
export function sortDocuments(
  received: NamedDocument[],
  {documentBytes}: Pick<Settings, 'documentBytes'>,
): SortedDocument[] {
  const names = new Set<string>();
  return received.map((document) => {
    const name = freeName(document.name, names);
    names.add(name);
    const error = errorOf({...document, name}, documentBytes);
    return error === undefined ? {name, file: document.key} : {name, error};
  });
}

function errorOf({name, bytes, head}: NamedDocument, documentBytes: number): Failure | undefined {
  if (bytes === 0) return {code: 'invalid_request', message: `${name} is empty.`};
  if (bytes > documentBytes)
    return {code: 'too_large', message: `${name} is larger than ${documentBytes} bytes.`};
  const kind = kindOf(head);
  if (kind === 'zip')
    return {code: 'unsupported_kind', message: `${name} is an archive; upload it without other files.`};
  if (kind !== undefined && isReadByService(kind)) return undefined;
  const what = kind === 'heic' ? 'is HEIC, which the service does not read' : 'is of no supported kind';
  return {code: 'unsupported_kind', message: `${name} ${what}: ${documentsAre}.`};
}

const documentsAre = `documents are ${namesOfKinds(isReadByService)} files`;

/** Files of different folders may have one name: `scan (2).pdf`. */
function freeName(name: string, taken: Set<string>): string {
  if (!taken.has(name)) return name;
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(name) ?? [];
  for (let number = 2; ; number++) {
    const free = `${stem} (${number})${ending}`;
    if (!taken.has(free)) return free;
  }
}
