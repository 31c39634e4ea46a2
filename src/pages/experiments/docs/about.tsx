import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ManualPage } from '@site/src/dev-pages/manual/ManualPage';

/** The start of the manual of the docs infrastructure. */
export default function AboutPage() {
  const { repositoryUrl } = useDocusaurusContext().siteConfig.customFields as {
    repositoryUrl: string;
  };
  return (
    <ManualPage
      title={translate({ id: 'about.title', message: 'About this site', description: 'Title' })}
      description={translate({
        id: 'about.description',
        message: 'What this documentation site is built with, and pages that show its parts.',
        description: 'Description of the page about the site for search engines',
      })}
      lead={
        <Translate id="about.lead" description="Lead of the page about the site">
          These pages are for those who write and maintain the documentation.
        </Translate>
      }
    >
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
