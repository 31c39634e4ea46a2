import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { IconStyle } from '../../shared/types';
import type { SearchResult } from './searchIcons';
import styles from './NoResults.module.css';

interface Props {
  result: SearchResult;
  onQuery: (query: string) => void;
  onStyle: (style: IconStyle) => void;
}

/** What to try when no icon matches: another style, similar names, or other words. */
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
