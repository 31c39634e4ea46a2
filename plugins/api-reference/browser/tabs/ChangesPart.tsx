import Heading from '@theme/Heading';
import { AllChangesLink } from '../component-page/AllChangesLink';
import { sectionLabels } from '../component-page/labels';
import { PreparedHtml } from '../component-page/PreparedHtml';
import type { ComponentApi, HistoryApi } from '../../shared/component-page/types';
import styles from '../component-page/Changes.module.css';

interface Props {
  api: Pick<ComponentApi, 'slug' | 'product' | 'packageName'>;
  history: HistoryApi;
  /** Says which releases were compared. */
  intro: string;
}

/** The changes to one component or hook of a tab, by release, newest first. */
export function ChangesPart({ api, history, intro }: Props) {
  return (
    <>
      <Heading as="h3" id={`${api.slug}-changes`}>
        {sectionLabels().changes}
      </Heading>
      <p>{intro}</p>
      {history.releases.map(({ version, anchor, changesHtml }) => (
        <article key={version} className={styles.release}>
          <Heading as="h4" id={anchor}>
            {version}
          </Heading>
          <PreparedHtml html={changesHtml} />
        </article>
      ))}
      <AllChangesLink packageName={api.packageName} history={history} />
    </>
  );
}
