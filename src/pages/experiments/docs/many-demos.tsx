import Translate, { translate } from '@docusaurus/Translate';
import { ManyDemos } from '@site/src/dev-pages/many-demos/ManyDemos';
import { ManualPage } from '@site/src/dev-pages/manual/ManualPage';

/**
 * Part of the manual of the docs infrastructure: more demos than any other page, to inspect and to
 * measure.
 */
export default function ManyDemosPage() {
  return (
    <ManualPage
      title={translate({ id: 'manyDemos.title', message: 'Many demos', description: 'Title' })}
      description={translate({
        id: 'manyDemos.description',
        message: 'The demos of several pages on one, to compare their looks and measure a repaint.',
        description: 'Description of the page of many demos for search engines',
      })}
      lead={
        <Translate id="manyDemos.lead" description="Lead of the page of many demos">
          Change mode, direction, density, or spacing in the settings, and see what all of these
          demos make of it.
        </Translate>
      }
    >
      <ManyDemos />
    </ManualPage>
  );
}
