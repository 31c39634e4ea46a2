import Heading from '@theme/Heading';
import { changesIntro } from '../api-reference/changesLabels';
import { sectionLabels } from '../api-reference/labels';
import { PreparedHtml } from '../api-reference/PreparedHtml';
import type { HistoryApi } from '../api-reference/types';

interface Props {
  history: HistoryApi;
  /** Of the component, with which the anchor begins. */
  slug: string;
}

/** What changed in one component of a tab, release by release, newest first. */
export function ChangesPart({ history, slug }: Props) {
  return (
    <>
      <Heading as="h3" id={`${slug}-changes`}>
        {sectionLabels().changes}
      </Heading>
      <p>{changesIntro(history)}</p>
      {history.releases.map(({ version, anchor, changesHtml }) => (
        <section key={version}>
          <Heading as="h4" id={anchor}>
            {version}
          </Heading>
          <PreparedHtml html={changesHtml} />
        </section>
      ))}
    </>
  );
}
