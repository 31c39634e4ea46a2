import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { replaceAddress } from '@component-docs/kit/browser/routerHistory';
import { linkTo, parseLink } from './link';
import type { ListState } from './link';

/** What the server prints: it doesn't know the address. */
const START = parseLink('');

/**
 * Holds the state of the list, which is also in the address.
 *
 * @param field the search field, whose text may have been typed before this code ran
 */
export function useListState(field: RefObject<HTMLInputElement>) {
  const [state, setState] = useState(START);

  useEffect(() => {
    const linked = parseLink(window.location.search);
    setState({ ...linked, query: field.current?.value || linked.query });
  }, [field]);

  useEffect(() => {
    if (state !== START) {
      const { pathname, search, hash } = new URL(linkTo(window.location.href, state));
      if (search !== window.location.search) {
        replaceAddress(pathname + search + hash);
      }
    }
  }, [state]);

  const change = useCallback(
    (changed: Partial<ListState>) => setState((before) => ({ ...before, ...changed })),
    [],
  );
  return { state, change };
}
