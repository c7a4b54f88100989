import type {ComponentChildren} from 'preact';
import {Loading, ProblemNotice} from './notice.js';

/** The part of a query that is shown. */
interface Read<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  read: Read<Data>;
  children: (data: Data) => ComponentChildren;
}

/** Shows what was read. Without it the problem or a sign of waiting; with it a later problem stands above. */
export function Loaded<Data>({read, children}: LoadedProps<Data>) {
  const retry = () => void read.refetch();
  return (
    <>
      <ProblemNotice error={read.error} onRetry={retry} />
      {read.data === undefined ? read.error === null && <Loading /> : children(read.data)}
    </>
  );
}
