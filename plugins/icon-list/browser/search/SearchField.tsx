import { useId } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import styles from './SearchField.module.css';

interface Props {
  field: RefObject<HTMLInputElement>;
  query: string;
  onQuery: (query: string) => void;
  onFocus: () => void;
  /** The reader goes on to the results. */
  onLeave: () => void;
}

/** The field for names and synonyms of icons. */
export function SearchField({ field, query, onQuery, onFocus, onLeave }: Props) {
  const translate = useTranslate();
  const id = useId();

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onLeave();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onQuery('');
    }
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{translate('icons.search')}</label>
      <input
        ref={field}
        id={id}
        type="search"
        maxLength={MAX_QUERY}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={translate('icons.placeholder') ?? undefined}
        value={query}
        onFocus={onFocus}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}
