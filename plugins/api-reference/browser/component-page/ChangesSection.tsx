import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { HistoryApi } from '../../shared/component-page/types';
import { ApiSection } from './ApiSection';
import { Folded, olderReleasesLabel } from './Folded';
import { PreparedHtml } from './PreparedHtml';
import styles from './ChangesSection.module.css';

/** Returns the text for a component without changes since `version`, the earliest compared release. */
function sameComponent(version: string): string {
  return translate(
    {
      id: 'api.changes.none',
      message: 'Props, slots, and CSS classes are the same as in {version}.',
    },
    { version },
  );
}

/** Returns the same text for a hook. */
export function sameHook(version: string): string {
  return translate(
    {
      id: 'api.changes.none.hook',
      message: 'Parameters and return value are the same as in {version}.',
    },
    { version },
  );
}

/** Returns the same text for an interface. */
export function sameInterface(version: string): string {
  return translate(
    { id: 'api.changes.none.interface', message: 'Properties are the same as in {version}.' },
    { version },
  );
}

/** Returns a sentence that names the compared releases, or says that nothing has changed since the oldest. */
function changesIntro(
  { from, to, releases }: HistoryApi,
  same: (version: string) => string,
): string {
  if (releases.length === 0) {
    return same(from);
  }
  return translate(
    {
      id: 'api.changes.compared',
      message:
        'Releases from {from} to {to} were compared. Each change is listed under the first release that has it.',
    },
    { from, to },
  );
}

/** Links to the changes of all components, a page that every product with earlier releases has. */
function AllChangesLink({ packageName, href }: { packageName: string; href: string }) {
  return (
    <p>
      <Link to={href}>
        <Translate id="api.changes.all" values={{ packageName }}>
          {'All API changes of {packageName}'}
        </Translate>
      </Link>
    </p>
  );
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
  packageName: string;
  history: HistoryApi;
  /** Says that nothing has changed since a release. */
  same?: (version: string) => string;
  /** The slug of the component or hook, in a tab with several. */
  slug?: string;
}

/**
 * The changes of the documented API, release by release, newest first. Older releases are folded on a page of
 * its own.
 */
export function ChangesSection({ packageName, history, same = sameComponent, slug }: Props) {
  const [newest, ...older] = history.releases;
  const olderReleases = older.map((release) => (
    <Release key={release.version} release={release} isInTab={slug !== undefined} />
  ));
  return (
    <ApiSection id="changes" slug={slug}>
      <p>{changesIntro(history, same)}</p>
      {newest && <Release release={newest} isInTab={slug !== undefined} />}
      {slug === undefined && older.length > 0 ? (
        <Folded label={olderReleasesLabel(older.length)}>{olderReleases}</Folded>
      ) : (
        olderReleases
      )}
      <AllChangesLink packageName={packageName} href={history.allChanges} />
    </ApiSection>
  );
}
