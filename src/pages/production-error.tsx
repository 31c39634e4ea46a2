import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { Island } from '@component-docs/static-pages/browser/islands';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';
import { ErrorCatalogue } from '../site-pages/production-error/ErrorCatalogue';
import { ErrorTriggers } from '../site-pages/production-error/ErrorTriggers';

/**
 * Explains the library's minified errors; and fails on demand, to test error reporting and the crash page
 * in production.
 */
export default function ProductionError() {
  return (
    <PlainPage
      title={translate({ id: 'productionError.title', message: 'Production error' })}
      description={translate({
        id: 'productionError.description',
        message:
          'The messages behind the codes of minified errors, and a page that fails on demand.',
      })}
      lead={
        <Translate id="productionError.lead">
          This page explains the codes of minified errors. It also fails on demand: use it after a
          deployment to see that errors are caught, shown, and reported.
        </Translate>
      }
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Island id="error-triggers" module="error-triggers">
        <ErrorTriggers />
      </Island>
      <ErrorCatalogue />
    </PlainPage>
  );
}
