import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PageShortcut } from '../../shared/types';
import styles from './SearchPanel.module.css';

interface Props {
  page: PageShortcut;
  onFollow: () => void;
}

/** A link to the nearest thing that is here, below the sentence about a subject that isn't. */
export function NearestPage({ page: { title, path }, onFollow }: Props) {
  return (
    <p className={styles.nearest}>
      <Translate
        id="search.nearest"
        values={{
          page: (
            <a href={useBaseUrl(path)} onClick={onFollow}>
              {title}
            </a>
          ),
        }}
      >
        {'Nearest here: {page}'}
      </Translate>
    </p>
  );
}
