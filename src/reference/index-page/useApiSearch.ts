import { useCallback, useRef, useState } from 'react';
import type { Search } from '../../search/searchIndex';

export type SearchState =
  | { status: 'idle' | 'loading' | 'failed'; search?: undefined }
  | { status: 'ready'; search: Search };

/**
 * The search over an API reference, whose code and index load when `load` is first called. After a
 * failure the next call tries again.
 */
export function useApiSearch(url: string): { state: SearchState; load: () => void } {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) {
      return;
    }
    isAsked.current = true;
    setState({ status: 'loading' });
    import(/* webpackChunkName: "api-search" */ './lazy/loadSearch')
      .then(({ loadSearch }) => loadSearch(url))
      .then(
        (search) => setState({ status: 'ready', search }),
        () => {
          isAsked.current = false;
          setState({ status: 'failed' });
        },
      );
  }, [url]);
  return { state, load };
}
