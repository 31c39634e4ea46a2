import Translate, { translate } from '@docusaurus/Translate';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';
import { Releases } from '../site-pages/releases/Releases';

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
