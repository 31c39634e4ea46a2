import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { HistoryApi, ComponentApi } from '../../shared/component-page/types';
import { ApiSection } from './ApiSection';
import { Folded, olderReleasesLabel } from './Folded';
import { PreparedHtml } from './PreparedHtml';
import { sectionLabels } from './labels';
import styles from './ChangesSection.module.css';

/** Returns the text for a component without changes since `version`, the earliest compared release. */
function sameComponent(version: string): string {
  return translate(
    {
      id: 'api.changes.none',
      message: 'Props, slots, and CSS classes are the same as in {version}.',
      description: 'In place of a component’s changes',
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
      description: 'In place of a hook’s changes',
    },
    { version },
  );
}

/** Returns the same text for an interface. */
export function sameInterface(version: string): string {
  return translate(
    {
      id: 'api.changes.none.interface',
      message: 'Properties are the same as in {version}.',
      description: 'In place of an interface’s changes',
    },
    { version },
  );
}

/** Returns a sentence that names the compared releases, or says that nothing has changed since the oldest. */
export function changesIntro({ from, to, releases }: HistoryApi, same = sameComponent): string {
  if (releases.length === 0) {
    return same(from);
  }
  return translate(
    {
      id: 'api.changes.compared',
      message:
        'Releases from {from} to {to} were compared. Each change is listed under the first release that has it.',
      description: 'Above a component’s or a hook’s changes; from and to are version numbers',
    },
    { from, to },
  );
}

/** Links to the changes of all components, a page that every product with earlier releases has. */
function AllChangesLink({ packageName, href }: { packageName: string; href: string }) {
  return (
    <p>
      <Link to={href}>
        <Translate
          id="api.changes.all"
          description="Link below a component’s changes to the page with those of all components"
          values={{ packageName }}
        >
          {'All API changes of {packageName}'}
        </Translate>
      </Link>
    </p>
  );
}

interface ReleaseProps {
  release: HistoryApi['releases'][number];
  heading?: 'h3' | 'h4';
}

function Release({ release, heading = 'h3' }: ReleaseProps) {
  return (
    // Not a section: to reader views, a long one is all that the page is about.
    <article className={styles.release}>
      <Heading as={heading} id={release.anchor}>
        {release.version}
      </Heading>
      <PreparedHtml html={release.changesHtml} />
    </article>
  );
}

interface ChangesSectionProps {
  packageName: string;
  history: HistoryApi;
  /** A sentence about the compared releases. */
  intro: string;
}

/** The changes of the documented API, release by release, newest first. Older releases are folded. */
export function ChangesSection({ packageName, history, intro }: ChangesSectionProps) {
  const [newest, ...older] = history.releases;
  return (
    <ApiSection id="changes">
      <p>{intro}</p>
      {newest && <Release release={newest} />}
      {older.length > 0 && (
        <Folded label={olderReleasesLabel(older.length)}>
          {older.map((release) => (
            <Release key={release.version} release={release} />
          ))}
        </Folded>
      )}
      <AllChangesLink packageName={packageName} href={history.allChanges} />
    </ApiSection>
  );
}

interface ChangesPartProps extends Omit<ChangesSectionProps, 'packageName'> {
  api: Pick<ComponentApi, 'slug' | 'packageName'>;
}

/** The changes to one component or hook of a tab, by release, newest first. */
export function ChangesPart({ api, history, intro }: ChangesPartProps) {
  return (
    <>
      <Heading as="h3" id={`${api.slug}-changes`}>
        {sectionLabels().changes}
      </Heading>
      <p>{intro}</p>
      {history.releases.map((release) => (
        <Release key={release.version} release={release} heading="h4" />
      ))}
      <AllChangesLink packageName={api.packageName} href={history.allChanges} />
    </>
  );
}
