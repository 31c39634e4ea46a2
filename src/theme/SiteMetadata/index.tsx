import type { ReactNode } from 'react';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import { DeferredRoute } from '@site/src/runtime/first-screen/DeferredRoute';

const metadata = <OriginalSiteMetadata />;

/** The head's links to the page itself and to its translations, which a link's page does not wait for. */
export default function SiteMetadata(): ReactNode {
  return <DeferredRoute>{metadata}</DeferredRoute>;
}
