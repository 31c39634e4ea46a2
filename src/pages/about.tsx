import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import counts from '@generated/page-tree/default/counts.json';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';

/** Ids below that other pages link to. */
const ANCHORS = ['checks', 'offline', 'license'];

/** Answers readers' questions about the site: who makes it, how far to trust it, and how to correct it. */
function AboutSite() {
  const repositoryUrl = String(useDocusaurusContext().siteConfig.customFields?.repositoryUrl);
  const { collectAnchor } = useBrokenLinks();
  ANCHORS.forEach(collectAnchor);
  return (
    <>
      <p id="independent">
        <Translate
          id="about.independent"
          values={{ official: <Link to="https://mui.com/">mui.com</Link> }}
        >
          {
            'A small team writes this site about Material UI, Joy UI, Base UI, MUI System, MUI X, and Toolpad. The makers of these libraries have no part in it, and answer for their own documentation at {official} only.'
          }
        </Translate>
      </p>
      <h2 id="checks">{translate({ id: 'about.checks', message: 'How pages are checked' })}</h2>
      <ul>
        <li>
          <Translate id="about.checks.pages" values={counts}>
            {
              '{documents} pages are written by hand. {references} more describe the API, and are generated from the installed packages, so they match the versions that they name.'
            }
          </Translate>
        </li>
        <li>
          <Translate id="about.checks.build">
            Every demo is compiled with these packages. A build stops at a demo that does not
            compile, at a link without a page, and at an anchor without a heading.
          </Translate>
        </li>
        <li>
          <Translate id="about.checks.visits">
            Before a change is published, a browser opens a page of each kind, and up to 60 pages
            that the change touches: at several widths, light and dark, and from right to left.
            Messages in the console, content that is wider than the screen, faults that axe-core
            finds, and demos that lose the focus stop the change.
          </Translate>
        </li>
        <li>
          <Translate id="about.checks.translations">
            For each section of a Chinese page, the English text that was translated is recorded.
            When that text changes, the section says so until it is updated.
          </Translate>
        </li>
      </ul>
      <h2 id="changes">{translate({ id: 'about.changes', message: 'Who can change a page' })}</h2>
      <p>
        <Translate
          id="about.changes.text"
          values={{
            repository: (
              <Link to={repositoryUrl}>
                <Translate id="about.changes.repository">in the repository</Translate>
              </Link>
            ),
          }}
        >
          {
            'Anyone can propose a change of a text, a demo, or the code {repository}. A maintainer reads it, and the checks above run, before it is published.'
          }
        </Translate>
      </p>
      <p>
        <Link to="/releases">
          <Translate id="about.releases">What changed in each release</Translate>
        </Link>
      </p>
      <h2 id="offline">{translate({ id: 'about.offline', message: 'Reading offline' })}</h2>
      <p>
        <Translate id="about.offline.text">
          Pages that you have visited open without a network. In the settings, you can save all
          pages of a product on your device.
        </Translate>
      </p>
      <h2 id="report">{translate({ id: 'about.report', message: 'Report a mistake' })}</h2>
      <p>
        <Translate
          id="about.report.text"
          values={{
            issues: (
              <Link to={`${repositoryUrl}/issues`}>
                <Translate id="about.report.issues">open an issue in the repository</Translate>
              </Link>
            ),
          }}
        >
          {
            'Answer the question at the end of the page, and write what is wrong. You need no account for it. If you have one, you can also {issues}.'
          }
        </Translate>
      </p>
      <h2 id="help">{translate({ id: 'about.help', message: 'Get help with a library' })}</h2>
      <p>
        <Link to="/material-ui/getting-started/support">
          <Translate id="about.help.support">
            Where the community and the makers of the libraries answer questions
          </Translate>
        </Link>
      </p>
      <h2 id="license">{translate({ id: 'about.license', message: 'License' })}</h2>
      <p>
        <Translate id="about.license.text">
          The texts, the demos, and the source code of this site are licensed under the MIT License,
          so you can copy demos and templates to your app.
        </Translate>
      </p>
      <h2 id="maintain">
        <Translate id="about.maintain">For writers and maintainers</Translate>
      </h2>
      <ul>
        <li>
          <Link to="/experiments/docs/third-parties">
            <Translate id="about.thirdParties">What readers see of third parties</Translate>
          </Link>
        </li>
        <li>
          <Link to="/experiments/docs/headers">
            <Translate id="about.manual">
              The manual: each element of a page, with its source
            </Translate>
          </Link>
        </li>
        <li>
          <Link to={`${repositoryUrl}/blob/main/CONTRIBUTING.md`}>
            <Translate id="about.contributing">How to write pages and maintain the site</Translate>
          </Link>
        </li>
        <li>
          <Link to={`${repositoryUrl}/blob/main/ARCHITECTURE.md`}>
            <Translate id="about.architecture">The architecture of the site</Translate>
          </Link>
        </li>
      </ul>
    </>
  );
}

/** Describes the site for readers, and shows maintainers where to begin. */
export default function AboutPage() {
  return (
    <PlainPage
      title={translate({ id: 'about.title', message: 'About this site' })}
      description={translate({
        id: 'about.description',
        message:
          'Who makes this documentation, how its pages are checked, and how to report errors.',
      })}
      lead={
        <Translate id="about.lead">
          Independent documentation of the MUI family of React UI libraries.
        </Translate>
      }
    >
      <AboutSite />
    </PlainPage>
  );
}
