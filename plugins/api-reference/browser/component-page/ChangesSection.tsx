import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { EntryApi, HistoryApi } from '../../shared/component-page/types';
import { ApiSection, Folded, PreparedHtml } from './blocks';
import styles from './Sections.module.css';

type Kind = 'component' | 'hook' | 'interface';

/** Returns the text for what has no changes since a version, the earliest compared release. */
function sameSince(kind: Kind, version: string): string {
  const labels: Record<Kind, string> = {
    component: translate(
      {
        id: 'api.changes.none',
        message: 'Props, slots, and CSS classes are the same as in {version}.',
      },
      { version },
    ),
    hook: translate(
      {
        id: 'api.changes.none.hook',
        message: 'Parameters and return value are the same as in {version}.',
      },
      { version },
    ),
    interface: translate(
      { id: 'api.changes.none.interface', message: 'Properties are the same as in {version}.' },
      { version },
    ),
  };
  return labels[kind];
}

interface ReleaseProps {
  release: HistoryApi['releases'][number];
  isInTab: boolean;
}

function Release({ release, isInTab }: ReleaseProps) {
  return (
    // Not a section: reader views take a long section for the page's only content.
    <article className={styles.release}>
      <Heading as={isInTab ? 'h4' : 'h3'} id={release.anchor}>
        {release.version}
      </Heading>
      <PreparedHtml html={release.changesHtml} />
    </article>
  );
}

interface Props {
  api: Pick<EntryApi, 'packageName' | 'history'>;
  kind?: Kind;
  /** The slug of the component or hook, in a tab with several. */
  slug?: string;
}

/**
 * The changes of the documented API, release by release, newest first, and a link to the changes of the package; nothing
 * without earlier releases. Older releases are folded on a page of its own.
 */
export function ChangesSection({ api, kind = 'component', slug }: Props) {
  const { packageName, history } = api;
  if (!history) {
    return null;
  }
  const { from, to, releases, allChanges } = history;
  const [newest, ...older] = releases.map((release) => (
    <Release key={release.version} release={release} isInTab={slug !== undefined} />
  ));
  const olderLabel = translate(
    { id: 'api.folded.releases', message: 'Changes of {count} older releases' },
    { count: older.length },
  );
  const compared = translate(
    {
      id: 'api.changes.compared',
      message:
        'Releases from {from} to {to} were compared. Each change is listed under the first release that has it.',
    },
    { from, to },
  );
  return (
    <ApiSection id="changes" slug={slug}>
      <p>{releases.length === 0 ? sameSince(kind, from) : compared}</p>
      {newest}
      {slug === undefined && older.length > 0 ? <Folded label={olderLabel}>{older}</Folded> : older}
      <p>
        <Link to={allChanges}>
          <Translate id="api.changes.all" values={{ packageName }}>
            {'All API changes of {packageName}'}
          </Translate>
        </Link>
      </p>
    </ApiSection>
  );
}
