import type { KeyboardEventHandler } from 'react';
import { translate } from '@docusaurus/Translate';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import styles from './SearchPanel.module.css';
import { MENU_PRODUCTS, PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Scope } from '../../shared/types';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  onKeyDown: KeyboardEventHandler | undefined;
  /** The id of the list of results; undefined while there are none. */
  listId: string | undefined;
  /** The id of the active option. */
  activeId: string | undefined;
}

/** The field, a combobox: focus stays in it while arrow keys choose a result. */
export function SearchField({ query, onQuery, onKeyDown, listId, activeId }: Props) {
  return (
    <input
      type="search"
      maxLength={MAX_QUERY}
      role="combobox"
      className={styles.field}
      aria-label={translate({ id: 'search.label', message: 'Search the documentation' })}
      placeholder={translate({ id: 'search.placeholder', message: 'What are you looking for?' })}
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-autocomplete="list"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      value={query}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

interface ScopeProps {
  /** The name of the radio buttons. */
  name: string;
  /** The product of the page, which comes first. */
  current: ProductId | undefined;
  scope: Scope;
  onChange: (scope: Scope) => void;
}

function allProducts(): string {
  return translate({ id: 'search.scope.all', message: 'All products' });
}

/** The choice of the product to search: Tab moves to it, and arrow keys change it. */
export function ScopeChoice({ name, current, scope, onChange }: ScopeProps) {
  const products = [
    ...PRODUCTS.filter(({ id }) => id === current),
    ...MENU_PRODUCTS.filter(({ id }) => id !== current),
  ];
  const scopes: { value: Scope; label: string }[] = [
    ...products.map(({ id, name: label }) => ({ value: id, label })),
    { value: 'all', label: allProducts() },
  ];
  return (
    <div
      role="radiogroup"
      className={styles.scopes}
      aria-label={translate({ id: 'search.scope.label', message: 'Search in' })}
    >
      {scopes.map(({ value, label }) => (
        <label key={value} className={styles.scope}>
          <input
            type="radio"
            name={name}
            checked={value === scope}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
