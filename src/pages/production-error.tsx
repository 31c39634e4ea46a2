import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import catalogue from '@generated/errors/default/catalogue.json';
import { Island } from '@component-docs/static-pages/browser/islands';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';
import { ErrorTriggers } from '../site-pages/ErrorTriggers';
import styles from '../site-pages/productionError.module.css';

/** The messages of the errors that the library names in production by their codes only. */
function ErrorCatalogue() {
  return (
    <>
      <h2>
        <Translate id="productionError.codes.title">Codes of minified errors</Translate>
      </h2>
      <p>
        <Translate
          id="productionError.codes.text"
          values={{ message: <code>Minified MUI error #2</code>, value: <code>…</code> }}
        >
          {
            'In production, the library leaves out the messages of its errors and throws a code: {message}. These are the messages of the installed packages; {value} stands for a value.'
          }
        </Translate>
      </p>
      <dl className={styles.catalogue}>
        {catalogue.map(({ code, anchor, message, packages }) => (
          <div key={anchor} id={anchor}>
            <dt>
              {`MUI error #${code} `}
              {packages.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </dt>
            <dd lang="en">{message}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Explains minified errors, and fails on demand to test error reports and the crash page. */
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
