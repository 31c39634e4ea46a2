import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { hrefOf, PageLink } from './PageLink';
import { searchPages } from './searchPages';
import { searchStatus } from './searchStatus';
import type { PageEntry } from './types';
import { useArrowKeys } from '../../lib/useArrowKeys';
import styles from './PageFinder.module.css';

interface Props {
  pages: readonly PageEntry[];
  baseUrl: string;
}

/** A search field over the titles of all pages, with results as the reader types. */
export function PageSearch({ pages, baseUrl }: Props) {
  const [query, setQuery] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const onKeyDown = useArrowKeys(form, () => setQuery(''));
  const results = searchPages(query, pages);

  // Uses the text that was typed before this code ran.
  useEffect(() => setQuery(input.current?.value ?? ''), []);

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
        <Translate
          id="notFound.search.label"
          description="Label of the search field of the 404 page"
        >
          Find a page by its title
        </Translate>
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={translate({
          id: 'notFound.search.placeholder',
          message: 'Button, theme, installation…',
          description: 'Example of what to type into the search field of the 404 page',
        })}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.status}>
        {searchStatus(query, results.length)}
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
    </form>
  );
}
