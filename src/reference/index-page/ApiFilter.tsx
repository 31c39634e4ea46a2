import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { goTo } from '../../lib/routerHistory';
import { useArrowKeys } from '../../lib/useArrowKeys';
import { Hits } from './Hits';
import { MAX_HITS, filterStatus } from './filterStatus';
import { fieldLabels } from './labels';
import type { IndexedComponent } from './types';
import { useApiSearch } from './useApiSearch';
import styles from './ApiIndex.module.css';

export interface ApiFilterProps {
  searchUrl: string;
  /** Path of the index page; the pages of its hits are below it. */
  permalink: string;
  /** Listed while the field is empty. */
  components: readonly IndexedComponent[];
}

/**
 * A search field with a list of components under it, which the results replace while the reader
 * types.
 */
export function ApiFilter({ searchUrl, permalink, components }: ApiFilterProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { state, load } = useApiSearch(useBaseUrl(searchUrl));
  const onKeyDown = useArrowKeys(form, () => setQuery(''));
  const hits = query.trim() && state.search ? state.search(query) : undefined;
  const { label, placeholder } = fieldLabels();

  // Uses the text that was typed before this code ran.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    setQuery(typed);
    if (typed || document.activeElement === input.current) {
      load();
    }
  }, [load]);

  function openFirst(event: FormEvent) {
    event.preventDefault();
    const [first] = hits ?? [];
    if (first) {
      const address = `${permalink}/${first.path}`;
      if (!goTo(address)) {
        window.location.assign(address);
      }
    }
  }

  return (
    <form ref={form} role="search" onSubmit={openFirst}>
      <div className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onFocus={load}
          onChange={(event) => {
            load();
            setQuery(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className={styles.status}>
          {filterStatus(query, state.status, hits?.length ?? 0)}
        </p>
      </div>
      {hits ? (
        <Hits hits={hits.slice(0, MAX_HITS)} permalink={permalink} onKeyDown={onKeyDown} />
      ) : (
        <ul className={styles.components}>
          {components.map(({ name, slug }) => (
            <li key={slug}>
              <a href={`${permalink}/${slug}`} onKeyDown={onKeyDown}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
