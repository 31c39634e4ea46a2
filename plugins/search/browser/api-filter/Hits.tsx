import type { KeyboardEventHandler } from 'react';
import { kindLabels } from '../kindLabels';
import type { Hit } from '../../shared/types';
import styles from '@component-docs/api-reference/browser/index-page/ApiIndex.module.css';

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
