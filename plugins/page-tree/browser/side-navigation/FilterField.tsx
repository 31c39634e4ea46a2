import type { RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import styles from './SideNavigation.module.css';

interface Props {
  inputRef: RefObject<HTMLInputElement>;
  onChange: (query: string) => void;
  /** Number of matching pages; null without a filter. */
  count: number | null;
}

function statusOf(count: number): string {
  return count === 0
    ? translate({
        id: 'sideNavigation.noMatches',
        message: 'No page has this in its title',
        description: 'When the filter matches nothing',
      })
    : translate(
        {
          id: 'sideNavigation.matches',
          message: 'Matches: {count}',
          description: 'Said when the filter of the side navigation leaves some pages',
        },
        { count },
      );
}

/** The field for the filter, and its status. */
export function FilterField({ inputRef, onChange, count }: Props) {
  const label = translate({
    id: 'sideNavigation.filter',
    message: 'Filter pages',
    description: 'Name of the filter field',
  });
  return (
    <div className={styles.filter}>
      <input
        ref={inputRef}
        type="search"
        maxLength={MAX_QUERY}
        className={styles.field}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p role="status" className={count === 0 ? styles.noMatches : styles.status}>
        {count === null ? '' : statusOf(count)}
      </p>
    </div>
  );
}
