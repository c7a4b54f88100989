import type {ComponentType} from 'preact';
import {useEffect, useState} from 'preact/hooks';
import {Loading, ProblemNotice} from './notice.js';

/** A page whose code is loaded when it is first shown. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPage(props: Props) {
    const [Page, setPage] = useState(() => loaded);
    const [error, setError] = useState<unknown>();
    useEffect(() => {
      if (Page !== undefined) return;
      load().then((page) => {
        loaded = page;
        setPage(() => page);
      }, setError);
    }, []);
    if (Page !== undefined) return <Page {...props} />;
    return error === undefined ? <Loading /> : <ProblemNotice error={error} />;
  };
}
