import { translate } from '@docusaurus/Translate';
import { copyToClipboard } from '@component-docs/kit/browser/clipboard';
import { showNotice } from '@component-docs/static-pages/browser/notice/showNotice';

/** How long the message after copying a link is shown, in ms. */
const NOTICE_MS = 3000;

/** Copies a link, and tells the reader so, or shows the link if the browser refuses. */
export async function copyLink(link: string): Promise<void> {
  try {
    await copyToClipboard(link);
  } catch {
    showNotice(
      translate(
        {
          id: 'demo.link.failed',
          message: 'The browser refused to copy. Copy the link yourself: {link}',
          description: 'Message after copying a link failed',
        },
        { link },
      ),
    );
    return;
  }
  showNotice(
    translate({
      id: 'demo.link.copied',
      message: 'The link is in your clipboard.',
      description: 'Message after copying a link',
    }),
    { duration: NOTICE_MS },
  );
}
