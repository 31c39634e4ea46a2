import { translate } from '@docusaurus/Translate';
import { codeLink } from '../../browser/demoLinks';
import type { DemoVersion } from '../../shared/types';
import type { DemoAction } from './ActionButton';
import { copyToClipboard } from '@component-docs/kit/browser/clipboard';
import { showNotice } from '@component-docs/static-pages/browser/notice/notices';

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
        },
        { link },
      ),
    );
    return;
  }
  showNotice(translate({ id: 'demo.link.copied', message: 'The link is in your clipboard.' }), {
    duration: NOTICE_MS,
  });
}

function copySourceLink(name: string, version: DemoVersion, extension: 'js' | 'tsx') {
  return copyLink(codeLink(window.location.href, { name, styling: version.styling, extension }));
}

/** Returns the actions in the menu "See more" of a demo. */
export function sourceActions(
  name: string,
  version: DemoVersion,
  repositoryUrl: string,
): DemoAction[] {
  return [
    {
      event: 'github',
      label: translate({ id: 'demo.github', message: 'View the source on GitHub' }),
      run: () => {
        window.open(`${repositoryUrl}/blob/main/${version.file}`, '_blank', 'noopener');
      },
    },
    {
      event: 'copy-js-source-link',
      label: translate({ id: 'demo.link.js', message: 'Copy link to JavaScript source' }),
      run: () => void copySourceLink(name, version, 'js'),
    },
    {
      event: 'copy-ts-source-link',
      label: translate({ id: 'demo.link.ts', message: 'Copy link to TypeScript source' }),
      run: () => void copySourceLink(name, version, 'tsx'),
    },
  ];
}
