import type { KeyboardEventHandler } from 'react';
import type { SearchHit } from '../../search/types';
import { kindLabels } from './labels';
import styles from './ApiIndex.module.css';

interface Props {
  hits: readonly SearchHit[];
  permalink: string;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
}

/** The search results, each with a link to its row, its kind, and its first sentence. */
export function Hits({ hits, permalink, onKeyDown }: Props) {
  const kinds = kindLabels();
  return (
    <ul className={styles.hits}>
      {hits.map(({ kind, component, name, path, text }) => (
        <li key={path}>
          <a href={`${permalink}/${path}`} onKeyDown={onKeyDown}>
            {component}
            {kind !== 'component' && (
              <>
                {' '}
                <code>{name}</code>
              </>
            )}
          </a>{' '}
          <span className={styles.kind}>{kinds[kind]}</span>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
