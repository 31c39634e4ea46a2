import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { ManualPage } from '@site/src/dev-pages/manual/ManualPage';
import { AboutSite } from '@site/src/site-pages/about/AboutSite';
import { useRepositoryUrl } from '@site/src/site-pages/about/useRepositoryUrl';

/** What the site is, for readers, and the start of the manual for those who maintain it. */
export default function AboutPage() {
  const repositoryUrl = useRepositoryUrl();
  return (
    <ManualPage
      title={translate({ id: 'about.title', message: 'About this site', description: 'Title' })}
      description={translate({
        id: 'about.description',
        message:
          'Who makes this documentation, how its pages are checked, and how to report errors.',
        description: 'Description of the page about the site for search engines',
      })}
      lead={
        <Translate id="about.lead" description="Lead of the page about the site">
          Independent documentation of the MUI family of React UI libraries.
        </Translate>
      }
    >
      <AboutSite />
      <h2 id="maintain">
        <Translate id="about.maintain" description="Heading">
          For writers and maintainers
        </Translate>
      </h2>
      <ul>
        <li>
          <Link to="/experiments/docs/third-parties">
            <Translate id="contract.title">Third parties</Translate>
          </Link>
          {': '}
          <Translate id="contract.description">
            Every state of the ads and the feedback form of these pages, side by side.
          </Translate>
        </li>
        <li>
          <Link to="/experiments/docs/many-demos">
            <Translate id="manyDemos.title">Many demos</Translate>
          </Link>
          {': '}
          <Translate id="manyDemos.description">
            The demos of several pages on one, to compare their looks and measure a repaint.
          </Translate>
        </li>
        <li>
          <Link to={`${repositoryUrl}/blob/main/CONTRIBUTING.md`}>
            <Translate id="about.contributing" description="Link to the repository's guide">
              How to write pages and maintain the site
            </Translate>
          </Link>
        </li>
        <li>
          <Link to={`${repositoryUrl}/blob/main/ARCHITECTURE.md`}>
            <Translate id="about.architecture" description="Link to the map of the source">
              The architecture of the site
            </Translate>
          </Link>
        </li>
      </ul>
    </ManualPage>
  );
}
