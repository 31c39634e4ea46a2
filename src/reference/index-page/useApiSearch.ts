import { useCallback, useRef, useState } from 'react';
import type { Search } from '../../search/searchIndex';

export type SearchState =
  | { status: 'idle' | 'loading' | 'failed'; search?: undefined }
  | { status: 'ready'; search: Search };

/**
 * Returns the search over an API reference. Its code and index are loaded when `load` is first
 * called. After a failure, the next call tries again.
 */
export function useApiSearch(url: string): { state: SearchState; load: () => void } {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const isRequested = useRef(false);
  const load = useCallback(() => {
    if (isRequested.current) {
      return;
    }
    isRequested.current = true;
    setState({ status: 'loading' });
    import(/* webpackChunkName: "api-search" */ './lazy/loadSearch')
      .then(({ loadSearch }) => loadSearch(url))
      .then(
        (search) => setState({ status: 'ready', search }),
        () => {
          isRequested.current = false;
          setState({ status: 'failed' });
        },
      );
  }, [url]);
  return { state, load };
}
