// Wraps: adds the page's ad.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import { AdPlacement } from '@component-docs/ads/browser/AdPlacement';

/** A document's content, with the page's ad. */
export default function DocItemContent(props: Props): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const hasAd = !(frontMatter as { disableAd?: boolean }).disableAd;
  return (
    <>
      {hasAd && <AdPlacement key={metadata.permalink} />}
      <Content {...props} />
    </>
  );
}
