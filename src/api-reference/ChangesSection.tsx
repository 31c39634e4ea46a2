import Heading from '@theme/Heading';
import { AllChangesLink } from './AllChangesLink';
import { ApiSection } from './ApiSection';
import { PreparedHtml } from './PreparedHtml';
import { changesIntro } from './changesLabels';
import type { ComponentApi, HistoryApi } from './types';
import styles from './Changes.module.css';

interface Props {
  api: ComponentApi;
  history: HistoryApi;
}

/** What changed in the component, release by release, newest first. */
export function ChangesSection({ api, history }: Props) {
  return (
    <ApiSection id="changes">
      <p>{changesIntro(history)}</p>
      {history.releases.map(({ version, anchor, changesHtml }) => (
        <section key={version} className={styles.release}>
          <Heading as="h3" id={anchor}>
            {version}
          </Heading>
          <PreparedHtml html={changesHtml} />
        </section>
      ))}
      <AllChangesLink packageName={api.packageName} history={history} />
    </ApiSection>
  );
}
