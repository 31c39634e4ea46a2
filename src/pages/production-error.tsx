import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { Island } from '../runtime/islands';
import { PlainPage } from '../site-pages/plain-page/PlainPage';
import { ErrorTriggers } from '../site-pages/production-error/ErrorTriggers';

/** Fails on demand, to test error reporting and the crash page in production. */
export default function ProductionError() {
  return (
    <PlainPage
      title={translate({
        id: 'productionError.title',
        message: 'Production error',
        description: 'Title',
      })}
      description={translate({
        id: 'productionError.description',
        message: 'A page that fails on demand, to test error reporting and the crash page.',
        description: 'Description of the production-error page',
      })}
      lead={
        <Translate id="productionError.lead" description="Lead of the production-error page">
          This page fails on demand. Use it after a deployment to see that errors are caught, shown,
          and reported.
        </Translate>
      }
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Island id="error-triggers" module="error-triggers">
        <ErrorTriggers />
      </Island>
    </PlainPage>
  );
}
