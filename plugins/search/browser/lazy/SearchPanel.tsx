import absent from '@generated/search/default/absent.json';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import { nextWithin } from '@component-docs/kit/browser/arrowKeys';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import { useSearch } from '../client/useSearch';
import { askedSubject, groupsNaming } from '../query/absentSubject';
import { statusText, storedText } from '../statusText';
import type { HitGroup, Scope } from '../../shared/types';
import { placeOptions, useCombobox } from './useCombobox';
import { ResultGroup } from './ResultGroup';
import { ScopeChoice, SearchField } from './SearchField';
import { NearestPage, StartScreen, WaysOn } from './StartScreen';
import { MAX_PAGES, useStoredPages } from './storedPages';
import styles from './SearchPanel.module.css';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  /** The product of the page; undefined for a page of none. */
  product: ProductId | undefined;
  /** How many hits of a page are shown. */
  maxHits: number;
  /** How many of the pages have excerpts until the reader scrolls; all if omitted. */
  firstExcerpts?: number;
  /** Called when the reader follows a link. */
  onFollow?: () => void;
}

const NO_GROUPS: readonly HitGroup[] = [];

/** The products to search in a scope, and the products to search if nothing is found in them. */
function productsOf(scope: Scope): { products: ProductId[]; others: ProductId[] } {
  const all = MENU_PRODUCTS.map(({ id }) => id);
  return scope === 'all'
    ? { products: all, others: [] }
    : { products: [scope], others: all.filter((id) => id !== scope) };
}

/** The search: its field, the choice of a product, and the results or, without a query, the start screen. */
export function SearchPanel({ query, onQuery, product, onFollow = () => {}, ...shown }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [scope, setScope] = useState<Scope>(product ?? 'all');
  const { answer: whole, isLoading, ask } = useSearch();
  const { pages, problem, addRecent, addFavorite, removeFavorite } = useStoredPages();
  const [scrolled, setScrolled] = useState('');
  const isBlank = query.trim() === '';
  const subject = askedSubject(query, absent);
  // A page with only some words of such a query isn't about the absent subject.
  const answer =
    whole?.type === 'found' && subject?.isAll
      ? { ...whole, groups: groupsNaming(whole.groups, subject) }
      : whole;
  const found = answer?.type === 'found' ? answer : undefined;
  const { placed, count } = placeOptions(
    isBlank ? NO_GROUPS : (found?.groups ?? NO_GROUPS),
    shown.maxHits,
  );
  const isNothing = found?.query === query && found.words.length > 0 && count === 0;
  const listId = `${id}-list`;
  const idOf = (option: number) => `${id}-${option}`;
  const key = `${scope} ${query}`;
  const excerpts = scrolled === key ? Infinity : (shown.firstExcerpts ?? Infinity);
  const { active, handleKeyDown } = useCombobox({
    list,
    count,
    idOf,
    key,
    isOutdated: isLoading || (!isBlank && found?.query !== query),
  });

  // Before a query, too: the index loads while the reader begins to type.
  useEffect(
    () => ask({ type: 'search', query, kinds: [], excerpts, ...productsOf(scope) }),
    [ask, excerpts, query, scope],
  );

  /** Before a query, arrow keys move through the links below the field. */
  function moveFocus(event: KeyboardEvent): void {
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('[role="combobox"], a') ?? [])];
    const current = stops.findIndex((stop) => stop === document.activeElement);
    const next = nextWithin(event.key, current, stops.length);
    if (next !== undefined) {
      event.preventDefault();
      stops[next]?.focus();
    }
  }

  function follow({ title, path }: HitGroup): void {
    addRecent({ title, path });
    onFollow();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- for the keys of its elements
    <div ref={panel} className={styles.panel} onKeyDown={isBlank ? moveFocus : undefined}>
      <SearchField
        query={query}
        onQuery={onQuery}
        onKeyDown={isBlank ? undefined : handleKeyDown}
        listId={count > 0 ? listId : undefined}
        activeId={active < 0 ? undefined : idOf(active)}
      />
      {!isBlank && MENU_PRODUCTS.length > 1 && (
        <ScopeChoice name={id} current={product} scope={scope} onChange={setScope} />
      )}
      <p role="status" className={styles.status}>
        {isBlank
          ? storedText(problem, MAX_PAGES)
          : [subject?.text, (!subject?.isAll || count > 0) && statusText(answer, scope)]
              .filter(Boolean)
              .join(' ')}
      </p>
      {subject?.page && <NearestPage page={subject.page} onFollow={onFollow} />}
      {isBlank && (
        <StartScreen
          stored={pages}
          onAdd={addFavorite}
          onRemove={removeFavorite}
          onFollow={onFollow}
        />
      )}
      {!isBlank && !subject?.isAll && (answer?.type === 'failed' || isNothing) && (
        <WaysOn query={isNothing ? query : undefined} onFollow={onFollow} />
      )}
      {count > 0 && (
        <div
          ref={list}
          role="listbox"
          id={listId}
          className={styles.results}
          onScroll={() => setScrolled(key)}
          aria-label={translate({ id: 'search.results', message: 'Results' })}
        >
          {placed.map(({ group, firstOption }) => (
            <ResultGroup
              // A page may be there twice: with its best hit, and below with others.
              key={`${group.product} ${group.path} ${firstOption}`}
              group={group}
              firstOption={firstOption}
              activeOption={active}
              idOf={idOf}
              words={found?.words ?? []}
              onFollow={follow}
            />
          ))}
        </div>
      )}
    </div>
  );
}
