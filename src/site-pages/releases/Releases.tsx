import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@generated/releases/default/releases.json';

/** Changelogs are written in English only. */
function Changes({ html }: { html: string }) {
  return <div lang="en" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The changes in each release, newest first, and where to find each change of the site. */
export function Releases() {
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
          <h2 id="next">
            <Translate id="releases.next">Next release</Translate>
          </h2>
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
