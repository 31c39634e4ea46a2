import type { KeyboardEventHandler } from 'react';
import { translate } from '@docusaurus/Translate';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import styles from './SearchPanel.module.css';

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
      aria-label={translate({
        id: 'search.label',
        message: 'Search the documentation',
        description: 'Name of the search field',
      })}
      placeholder={translate({
        id: 'search.placeholder',
        message: 'What are you looking for?',
        description: 'In the empty search field',
      })}
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
