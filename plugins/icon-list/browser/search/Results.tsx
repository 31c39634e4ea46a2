import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useUserLanguage } from '@component-docs/labels/browser/userLanguage';
import type { IconStyle } from '../../shared/types';
import type { SearchResult } from './searchIcons';
import styles from './Results.module.css';

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
