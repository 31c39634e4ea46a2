import { keepHtml } from '@component-docs/kit/browser/keepHtml';
import { FooterLinks } from './FooterLinks';
import { FOOTER_ATTRIBUTE } from './footerAttribute';

const keep = keepHtml(FOOTER_ATTRIBUTE);

/**
 * Where the footer's links are: in the built site's browser, the HTML that the server printed, which React
 * leaves alone (`__html` is empty on purpose). The server's half is `FooterContent.server.tsx`.
 */
export function FooterContent() {
  return process.env.NODE_ENV === 'production' ? (
    <div
      {...{ [FOOTER_ATTRIBUTE]: '' }}
      ref={keep}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <FooterLinks />
  );
}
