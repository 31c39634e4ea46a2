import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEventHandler } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { goTo } from '@component-docs/kit/browser/routerHistory';
import { useArrowKeys } from '@component-docs/kit/browser/useArrowKeys';
import { useSearch } from '../client/useSearch';
import { statusText } from '../statusText';
import type { EntryKind, Hit } from '../../shared/types';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import { fieldLabels } from '@component-docs/api-reference/browser/indexLabels';
import type { IndexEntries } from '@component-docs/api-reference/shared/pages';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import styles from '@component-docs/api-reference/browser/ApiIndex.module.css';
import { kindLabels } from '../kindLabels';

/** A search result with the title of its page. */
export interface IndexHit extends Hit {
  page: string;
}

interface Props {
  hits: readonly IndexHit[];
  baseUrl: string;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
}

/** The search results, each with a link to its row, its kind, and an excerpt. */
export function Hits({ hits, baseUrl, onKeyDown }: Props) {
  const kinds = kindLabels();
  return (
    <ul className={styles.hits}>
      {hits.map(({ kind, page, name, path, excerpt }) => (
        <li key={`${kind} ${path}`}>
          <a href={baseUrl + path.slice(1)} onKeyDown={onKeyDown}>
            {page}
            {kind !== 'api' && (
              <>
                {' '}
                <code translate="no">{name}</code>
              </>
            )}
          </a>{' '}
          <span className={styles.kind}>{kinds[kind]}</span>
          {excerpt && <p>{excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The entries are listed while the field is empty. */
export interface ApiFilterProps extends IndexEntries {
  productId: ProductId;
}

/** The kinds of entries in the API reference. */
const KINDS: readonly EntryKind[] = ['api', 'prop', 'slot', 'class'];

/** A longer list would itself have to be searched. */
const MAX_HITS = 50;

/**
 * A search field with a list of components and hooks under it, which the results replace while the
 * reader types.
 */
export function ApiFilter({ productId, components, hooks }: ApiFilterProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const baseUrl = useBaseUrl('/');
  const { answer, ask } = useSearch();
  const onKeyDown = useArrowKeys(form, () => setQuery(''));
  const isBlank = query.trim() === '';
  const hits: IndexHit[] | undefined =
    !isBlank && answer?.type === 'found'
      ? answer.groups.flatMap((group) => group.hits.map((hit) => ({ ...hit, page: group.title })))
      : undefined;
  const { label, placeholder } = fieldLabels({ hooks });
  const search = useCallback(
    (text: string) =>
      ask({
        type: 'search',
        query: text,
        products: [productId],
        others: [],
        kinds: KINDS,
        excerpts: Infinity,
      }),
    [ask, productId],
  );

  // Uses the text that was typed before this code ran.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    setQuery(typed);
    if (typed || document.activeElement === input.current) {
      search(typed);
    }
  }, [search]);

  function openFirst(event: FormEvent) {
    event.preventDefault();
    const [first] = hits ?? [];
    if (first) {
      const address = baseUrl + first.path.slice(1);
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
          maxLength={MAX_QUERY}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onFocus={() => search(query)}
          onChange={(event) => {
            setQuery(event.target.value);
            search(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className={styles.status}>
          {!isBlank && statusText(answer)}
        </p>
      </div>
      {hits ? (
        <Hits hits={hits.slice(0, MAX_HITS)} baseUrl={baseUrl} onKeyDown={onKeyDown} />
      ) : (
        <ul className={styles.entries}>
          {[...components, ...hooks].map(({ name, path }) => (
            <li key={path}>
              <a href={path} onKeyDown={onKeyDown}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
