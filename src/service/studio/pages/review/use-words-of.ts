import {useQueryClient} from '@tanstack/preact-query';
import {useEffect} from 'preact/hooks';
import type {DocumentReview} from '../../contract/documents.js';
import type {PageAnalysis} from '../../contract/page.js';
import {call} from '../api/call.js';

const read = 'GET /jobs/{id}/documents/{position}/pages/{page}';

/** Asks for the words of a page, once for each; none where they can not be had. Those of the page `soon` are asked for at once. */
export function useWordsOf(
  {job_id: id, position}: DocumentReview,
  soon: number | undefined,
): (page: number) => Promise<PageAnalysis['words']> {
  const queries = useQueryClient();
  const wordsOf = (page: number) => {
    const input = {path: {id, position, page}};
    const queryFn = () => call(read, input);
    const found = queries.fetchQuery({queryKey: [read, input], queryFn, staleTime: Infinity});
    return found.then(
      ({words}) => words,
      () => [],
    );
  };
  useEffect(() => {
    if (soon !== undefined) void wordsOf(soon);
  }, [soon]);
  return wordsOf;
}
