import Translate, { translate } from '@docusaurus/Translate';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';
import { CATALOGUE } from '@component-docs/page-tree/shared/catalogue';
import { VersionsTable } from '../site-pages/versions/VersionsTable';

/** Lists the version of each product that these pages describe, and links to older ones. */
export default function Versions() {
  return (
    <PlainPage
      title={translate({ id: 'versions.title', message: 'Versions' })}
      description={translate({
        id: 'versions.description',
        message: 'The version of each package that this site describes, and links to older docs.',
      })}
      lead={
        <Translate id="versions.lead">
          These pages describe the packages that the site itself is built with. Older versions have
          sites of their own.
        </Translate>
      }
    >
      {CATALOGUE.map((group) => (
        <VersionsTable key={group.id} {...group} />
      ))}
    </PlainPage>
  );
}
