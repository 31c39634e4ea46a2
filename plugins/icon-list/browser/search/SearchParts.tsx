import { useId } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useUserLanguage } from '@component-docs/labels/browser/userLanguage';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import { ICON_STYLES } from '../../shared/types';
import type { IconStyle } from '../../shared/types';
import type { SearchResult } from './searchIcons';
import styles from './SearchParts.module.css';

interface StyleChoiceProps {
  style: IconStyle;
  onStyle: (style: IconStyle) => void;
}

/** The choice of the style that all icons are shown in. */
export function StyleChoice({ style, onStyle }: StyleChoiceProps) {
  const translate = useTranslate();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{translate('icons.style')}</legend>
      {ICON_STYLES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === style}
            onChange={() => onStyle(each)}
          />
          {translate(`icons.styles.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface SearchFieldProps {
  field: RefObject<HTMLInputElement>;
  query: string;
  onQuery: (query: string) => void;
  onFocus: () => void;
  /** The reader goes on to the results. */
  onLeave: () => void;
}

/** The field for names and synonyms of icons. */
export function SearchField({ field, query, onQuery, onFocus, onLeave }: SearchFieldProps) {
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

/** Says how many icons match, also to screen readers. */
export function ResultStatus({ count }: { count: number }) {
  const translate = useTranslate();
  const language = useUserLanguage();
  const label = count === 0 ? 'none' : count === 1 ? 'one' : 'many';
  return (
    <p role="status" className={styles.status}>
      {translate(`icons.found.${label}`)?.replace('{{count}}', count.toLocaleString(language))}
    </p>
  );
}

interface Props {
  result: SearchResult;
  onQuery: (query: string) => void;
  onStyle: (style: IconStyle) => void;
}

/** Suggestions when no icon matches: another style, similar names, or other words. */
export function NoResults({ result: { otherStyle, similar }, onQuery, onStyle }: Props) {
  const translate = useTranslate();
  if (otherStyle) {
    return (
      <div className={styles.proposal}>
        <p>{translate('icons.otherStyle')}</p>
        <button type="button" onClick={() => onStyle(otherStyle)}>
          {translate('icons.showStyle')?.replace(
            '{{style}}',
            translate(`icons.styles.${otherStyle}`) ?? '',
          )}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.proposal}>
      <p>{translate(similar.length > 0 ? 'icons.similar' : 'icons.tryOther')}</p>
      {similar.map((name) => (
        <button key={name} type="button" onClick={() => onQuery(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}
