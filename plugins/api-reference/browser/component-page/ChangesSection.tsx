import Heading from '@theme/Heading';
import { AllChangesLink } from './AllChangesLink';
import { ApiSection } from './ApiSection';
import { Folded } from './Folded';
import { olderReleasesLabel } from './foldedLabels';
import { PreparedHtml } from './PreparedHtml';
import type { HistoryApi } from '../../shared/component-page/types';
import styles from './Changes.module.css';

function Release({ version, anchor, changesHtml }: HistoryApi['releases'][number]) {
  return (
    // Not a section: to reader views, a long one is all that the page is about.
    <article className={styles.release}>
      <Heading as="h3" id={anchor}>
        {version}
      </Heading>
      <PreparedHtml html={changesHtml} />
    </article>
  );
}

interface Props {
  packageName: string;
  history: HistoryApi;
  /** A sentence about the compared releases. */
  intro: string;
}

/** The changes of the documented API, release by release, newest first. Older releases are folded. */
export function ChangesSection({ packageName, history, intro }: Props) {
  const [newest, ...older] = history.releases;
  return (
    <ApiSection id="changes">
      <p>{intro}</p>
      {newest && <Release {...newest} />}
      {older.length > 0 && (
        <Folded label={olderReleasesLabel(older.length)}>
          {older.map((release) => (
            <Release key={release.version} {...release} />
          ))}
        </Folded>
      )}
      <AllChangesLink packageName={packageName} history={history} />
    </ApiSection>
  );
}
