import {keepPreviousData, QueryClient, useMutation, useQuery, useQueryClient} from '@tanstack/preact-query';
import {call} from './call.js';
import type {Input, Operation, ReadOperation, Reply} from './operations.js';
import {Problem} from './problem.js';

/** Replies are kept while the page is open; what the service refused is not asked again by itself. */
export function openQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 2_000,
        retry: (count, error) => error instanceof Problem && [0, 503].includes(error.status) && count < 2,
      },
    },
  });
}

interface ReadOptions<Data> {
  /** Milliseconds until it is asked again; false when what was read will not change. */
  poll?: (data: Data | undefined) => number | false;
  enabled?: boolean;
  /** Milliseconds for which a reply is taken as it is. */
  staleTime?: number;
  /** What was read for another input is shown until the new reply is there: for lists that are filtered. */
  keepsPrevious?: boolean;
}

/** The reply of an operation that reads; asked again as often as `poll` says. */
export function useRead<Op extends ReadOperation>(
  operation: Op,
  input: Input<Op>,
  options: ReadOptions<Reply<Op>> = {},
) {
  const {poll, enabled = true, staleTime, keepsPrevious = false} = options;
  return useQuery<Reply<Op>, Problem>({
    queryKey: [operation, input],
    queryFn: ({signal}) => call(operation, input, signal),
    enabled,
    ...(keepsPrevious ? {placeholderData: keepPreviousData} : {}),
    ...(staleTime === undefined ? {} : {staleTime}),
    ...(poll === undefined ? {} : {refetchInterval: (query) => poll(query.state.data)}),
  });
}

/** A write; the reads it makes stale are asked again. */
export function useWrite<Op extends Operation>(operation: Op, stale: readonly ReadOperation[] = []) {
  const client = useQueryClient();
  return useMutation<Reply<Op>, Problem, Input<Op>>({
    mutationFn: (input) => call(operation, input),
    onSettled: () => Promise.all(stale.map((name) => client.invalidateQueries({queryKey: [name]}))),
  });
}
