import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@generated/releases/default/releases.json';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';

/** Changelogs are written in English only. */
function Changes({ html }: { html: string }) {
  return <div lang="en" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The changes in each release, newest first, and where to find each change of the site. */
function Releases() {
  const { nextHtml, releases } = data;
  const repositoryUrl = String(useDocusaurusContext().siteConfig.customFields?.repositoryUrl);
  return (
    <>
      <p>
        <Link to={`${repositoryUrl}/commits/main`}>
          <Translate id="releases.commits">
            All changes of the pages and the code, day by day
          </Translate>
        </Link>
      </p>
      {nextHtml && (
        <>
          <h2 id="next">{translate({ id: 'releases.next', message: 'Next release' })}</h2>
          <Changes html={nextHtml} />
        </>
      )}
      {releases.map(({ version, html }) => (
        <section key={version} aria-labelledby={`v${version}`}>
          <h2 id={`v${version}`}>{version}</h2>
          <Changes html={html} />
        </section>
      ))}
    </>
  );
}

/** The changes of the packages that build the site. */
export default function ReleasesPage() {
  return (
    <PlainPage
      title={translate({ id: 'releases.title', message: 'Releases' })}
      description={translate({
        id: 'releases.description',
        message: 'What changed in each release of the packages that build this documentation.',
      })}
      lead={
        <Translate id="releases.lead">
          The packages that build this site have versions, which are listed here. The site itself is
          published with each change.
        </Translate>
      }
    >
      <Releases />
    </PlainPage>
  );
}
