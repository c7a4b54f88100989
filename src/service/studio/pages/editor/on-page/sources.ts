import type {ReferenceChoice} from '../../../contract/templates.js';
import {addressOf} from '../../api/call.js';
import {useRead} from '../../api/query-hooks.js';

/** Where pages come from: a reference document of a template, or a sample of this session. */
export type Source = {template: string; reference: number} | {sample: string};

export function sourceOf(template: string, choice: ReferenceChoice): Source {
  return 'sample' in choice ? choice : {template, reference: choice.kept};
}

/** Address of the picture of a page. */
export function pictureOf(source: Source, page: number, width: number): string {
  if ('sample' in source)
    return addressOf('GET /samples/{id}/pages/{page}/picture', {
      path: {id: source.sample, page},
      query: {width},
    });
  const path = {id: source.template, reference: source.reference, page};
  return addressOf('GET /templates/{id}/references/{reference}/pages/{page}/picture', {path, query: {width}});
}

/** What the engine sees on a page; it does not change. */
export function useSourcePage(source: Source | undefined, page: number) {
  const isSample = source !== undefined && 'sample' in source;
  const options = {staleTime: Infinity};
  const sample = useRead(
    'GET /samples/{id}/pages/{page}',
    {path: {id: isSample ? source.sample : '', page}},
    {...options, enabled: isSample},
  );
  const reference = useRead(
    'GET /templates/{id}/references/{reference}/pages/{page}',
    {
      path: {
        id: source !== undefined && !isSample ? source.template : '',
        reference: source !== undefined && !isSample ? source.reference : 0,
        page,
      },
    },
    {...options, enabled: source !== undefined && !isSample},
  );
  return isSample ? sample : reference;
}
