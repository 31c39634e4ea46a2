import Heading from '@theme/Heading';
import { AllChangesLink } from './AllChangesLink';
import { ApiSection } from './ApiSection';
import { PreparedHtml } from './PreparedHtml';
import type { HistoryApi } from '../shared/component-page/types';
import styles from './Changes.module.css';

interface Props {
  packageName: string;
  history: HistoryApi;
  /** A sentence about the compared releases. */
  intro: string;
}

/** The changes of the documented API, release by release, newest first. */
export function ChangesSection({ packageName, history, intro }: Props) {
  return (
    <ApiSection id="changes">
      <p>{intro}</p>
      {history.releases.map(({ version, anchor, changesHtml }) => (
        <section key={version} className={styles.release}>
          <Heading as="h3" id={anchor}>
            {version}
          </Heading>
          <PreparedHtml html={changesHtml} />
        </section>
      ))}
      <AllChangesLink packageName={packageName} history={history} />
    </ApiSection>
  );
}
