import { translate } from '@docusaurus/Translate';
import { copyToClipboard } from '../../../lib/clipboard';
import { showNotice } from '../../../runtime/notice/showNotice';
import { codeLink } from '../../demoLinks';
import type { DemoVersion } from '../../types';
import type { DemoAction } from './types';

/** How long the message after copying a link is shown, in ms. */
const NOTICE_MS = 3000;

async function copyLink(name: string, version: DemoVersion, extension: 'js' | 'tsx') {
  const link = codeLink(window.location.href, { name, styling: version.styling, extension });
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
      message: 'The link to the source code is in your clipboard.',
      description: 'Message after copying a link',
    }),
    { duration: NOTICE_MS },
  );
}

/** Returns what the menu "See more" of a demo offers. */
export function sourceActions(
  name: string,
  version: DemoVersion,
  repositoryUrl: string,
): DemoAction[] {
  return [
    {
      event: 'github',
      label: translate({
        id: 'demo.github',
        message: 'View the source on GitHub',
        description: 'Item of the menu of a demo',
      }),
      run: () => {
        window.open(`${repositoryUrl}/blob/main/${version.file}`, '_blank', 'noopener');
      },
    },
    {
      event: 'copy-js-source-link',
      label: translate({
        id: 'demo.link.js',
        message: 'Copy link to JavaScript source',
        description: 'Item of the menu of a demo',
      }),
      run: () => void copyLink(name, version, 'js'),
    },
    {
      event: 'copy-ts-source-link',
      label: translate({
        id: 'demo.link.ts',
        message: 'Copy link to TypeScript source',
        description: 'Item of the menu of a demo',
      }),
      run: () => void copyLink(name, version, 'tsx'),
    },
  ];
}
