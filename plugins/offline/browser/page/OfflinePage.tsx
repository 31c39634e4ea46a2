import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';

/** The page that the service worker shows at the address of a page that isn't on the device. */
export function OfflinePage() {
  return (
    <PlainPage
      title={translate({ id: 'offline.title', message: 'You are offline' })}
      description={translate({
        id: 'offline.description',
        message: 'This page is shown when a page is not on your device and there is no network.',
      })}
      lead={
        <Translate id="offline.lead">
          This page isn’t on your device. Pages that you have visited or saved open without a
          network.
        </Translate>
      }
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p>
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the page is shown at any address, which this loads */}
        <a href="">
          <Translate id="offline.retry">Try again</Translate>
        </a>
      </p>
      <p>
        <Link to="/">
          <Translate id="offline.home">Home</Translate>
        </Link>
      </p>
      <p>
        <Translate id="offline.hint">
          To read everything offline, open the settings while you are connected and save what you
          need.
        </Translate>
      </p>
    </PlainPage>
  );
}
