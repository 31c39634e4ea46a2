import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';

/** What the service worker shows at the address of a page that isn't on the device. */
export function OfflinePage() {
  return (
    <PlainPage
      title={translate({
        id: 'offline.title',
        message: 'You are offline',
        description: 'Title of the page that is shown in place of pages that are not on the device',
      })}
      description={translate({
        id: 'offline.description',
        message: 'This page is shown when a page is not on your device and there is no network.',
        description: 'Description of the offline page',
      })}
      lead={
        <Translate id="offline.lead" description="Lead of the offline page">
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
          <Translate id="offline.retry" description="Link of the offline page: loads the address">
            Try again
          </Translate>
        </a>
      </p>
      <p>
        <Link to="/">
          <Translate id="offline.home" description="Link of the offline page">
            Home
          </Translate>
        </Link>
      </p>
      <p>
        <Translate id="offline.hint" description="Last paragraph of the offline page">
          To read everything offline, open the settings while you are connected and save what you
          need.
        </Translate>
      </p>
    </PlainPage>
  );
}
