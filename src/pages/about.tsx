import Translate, { translate } from '@docusaurus/Translate';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';
import { AboutSite } from '../site-pages/about/AboutSite';

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
