import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from '@component-docs/kit/browser/createStore';
import { createDialog } from '@component-docs/static-pages/browser/on-demand/createDialog';
import type { DialogProps } from '@component-docs/static-pages/browser/on-demand/createDialog';
import { SearchDialog } from './SearchDialog';

const query = createStore('');
const getServerQuery = () => '';

function Search({ isOpen, onClose }: DialogProps) {
  const text = useSyncExternalStore(query.subscribe, query.get, getServerQuery);
  const close = useCallback(() => {
    query.set('');
    onClose();
  }, [onClose]);
  return <SearchDialog isOpen={isOpen} query={text} onQuery={query.set} onClose={close} />;
}

const open = createDialog('search', Search);

/**
 * Opens the search.
 *
 * @param button the button to which focus returns
 * @param typed characters for the query, after those that it has
 */
export function openSearch(button: Element, typed: string): void {
  query.set(query.get() + typed);
  open(button);
}
