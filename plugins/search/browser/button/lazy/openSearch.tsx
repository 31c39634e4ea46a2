import { useCallback, useSyncExternalStore, useEffect } from 'react';
import { createStore } from '@component-docs/kit/browser/createStore';
import { createDialog } from '@component-docs/static-pages/browser/on-demand/createDialog';
import type { DialogProps } from '@component-docs/static-pages/browser/on-demand/createDialog';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { searchClient } from '../../client/searchClient';
import { SearchPanel } from '../../lazy/SearchPanel';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';
import { productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import { useModal } from '@component-docs/kit/browser/useModal';
import styles from './SearchDialog.module.css';

interface Props {
  isOpen: boolean;
  query: string;
  onQuery: (query: string) => void;
  /** Must be a stable function. */
  onClose: () => void;
}

/** Hits of a page that are shown; the results page has more. */
const MAX_HITS = 4;
/** Pages that fit on a tall screen. */
const FIRST_EXCERPTS = 8;

function KeyHints() {
  return (
    <p className={styles.keys}>
      <Translate
        id="search.keys"
        values={{
          arrows: <kbd translate="no">↑ ↓</kbd>,
          enter: <kbd translate="no">Enter</kbd>,
          escape: <kbd translate="no">Esc</kbd>,
        }}
      >
        {'{arrows} choose {enter} open {escape} close'}
      </Translate>{' '}
      {MENU_PRODUCTS.length > 1 && (
        <Translate id="search.keys.product" values={{ tab: <kbd translate="no">Tab</kbd> }}>
          {'{tab} change the product'}
        </Translate>
      )}
    </p>
  );
}

/** The search, in a modal dialog. */
function SearchDialog({ isOpen, query, onQuery, onClose }: Props) {
  const dialog = useModal(isOpen, onClose);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  useEffect(() => searchClient.prepare(baseUrl), [baseUrl]);
  const { pathname } = useLocation();
  const close = translate({ id: 'search.close', message: 'Close the search' });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({ id: 'search.title', message: 'Search' })}
    >
      {isOpen && (
        <div className={styles.content}>
          <SearchPanel
            query={query}
            onQuery={onQuery}
            product={productOfPath(`/${pathname.slice(baseUrl.length)}`)}
            maxHits={MAX_HITS}
            firstExcerpts={FIRST_EXCERPTS}
            onFollow={onClose}
          />
          <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
          <footer className={styles.footer}>
            <KeyHints />
            {query.trim() !== '' && (
              <a href={`${baseUrl}search?q=${encodeURIComponent(query)}`} onClick={onClose}>
                <Translate id="search.all">All results</Translate>
              </a>
            )}
          </footer>
        </div>
      )}
    </dialog>
  );
}

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
 * @param typed characters that are added to the end of the query
 */
export function openSearch(button: Element, typed: string): void {
  query.set(query.get() + typed);
  open(button);
}
