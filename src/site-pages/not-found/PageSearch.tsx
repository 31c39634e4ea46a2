import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode, KeyboardEventHandler } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useArrowKeys } from '@component-docs/kit/browser/useArrowKeys';
import { useSearch } from '@component-docs/search/browser/client/useSearch';
import { statusText } from '@component-docs/search/browser/statusText';
import type { EntryKind, PageShortcut } from '@component-docs/search/shared/types';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import styles from './PageFinder.module.css';

interface PageLinkProps {
  page: PageShortcut;
  baseUrl: string;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
}

/** A link to a page, with its title. It is a plain link, because an island is outside of the site's router. */
export function PageLink({ page, baseUrl, onKeyDown }: PageLinkProps) {
  return (
    <a href={hrefOf(page.path, baseUrl)} onKeyDown={onKeyDown}>
      {page.title}
    </a>
  );
}

/** Returns the URL of a page in the reader's language. */
function hrefOf(path: string, baseUrl: string): string {
  return baseUrl + path.slice(1);
}

const KINDS: readonly EntryKind[] = ['page', 'api'];
const ALL_PRODUCTS = MENU_PRODUCTS.map(({ id }) => id);

/** A longer list would itself have to be searched. */
const MAX_RESULTS = 8;

interface Props {
  baseUrl: string;
  /** The content in place of the results while the field is empty. */
  children: ReactNode;
}

/** A search field over the titles of all pages, with results as the reader types. */
export function PageSearch({ baseUrl, children }: Props) {
  const [query, setQuery] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const onKeyDown = useArrowKeys(form, () => setQuery(''));
  const { answer, ask } = useSearch();
  const isBlank = query.trim() === '';
  const results = !isBlank && answer?.type === 'found' ? answer.groups.slice(0, MAX_RESULTS) : [];

  // Uses the text that was typed before this code ran.
  useEffect(() => setQuery(input.current?.value ?? ''), []);
  useEffect(() => {
    if (!isBlank) {
      ask({ type: 'search', query, products: ALL_PRODUCTS, others: [], kinds: KINDS, excerpts: 0 });
    }
  }, [ask, isBlank, query]);

  function openFirst(event: FormEvent) {
    event.preventDefault();
    const [first] = results;
    if (first) {
      window.location.assign(hrefOf(first.path, baseUrl));
    }
  }

  return (
    <form ref={form} role="search" className={styles.search} onSubmit={openFirst}>
      <label htmlFor={id}>
        <Translate id="notFound.search.label">Find a page by its title</Translate>
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        maxLength={MAX_QUERY}
        autoComplete="off"
        spellCheck={false}
        placeholder={translate({
          id: 'notFound.search.placeholder',
          message: 'Button, theme, installation…',
        })}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.answer}>
        {isBlank && children}
        <p role="status" className={styles.status}>
          {!isBlank && statusText(answer)}
        </p>
        {results.length > 0 && (
          <ul className={styles.results}>
            {results.map((page) => (
              <li key={page.path}>
                <PageLink page={page} baseUrl={baseUrl} onKeyDown={onKeyDown} />
                <span className={styles.path}>{page.path}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}
