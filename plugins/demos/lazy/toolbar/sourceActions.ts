import { translate } from '@docusaurus/Translate';
import { codeLink } from '../../browser/demoLinks';
import type { DemoVersion } from '../../shared/types';
import { copyLink } from './copyLink';
import type { DemoAction } from './types';

function copySourceLink(name: string, version: DemoVersion, extension: 'js' | 'tsx') {
  return copyLink(codeLink(window.location.href, { name, styling: version.styling, extension }));
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
      run: () => void copySourceLink(name, version, 'js'),
    },
    {
      event: 'copy-ts-source-link',
      label: translate({
        id: 'demo.link.ts',
        message: 'Copy link to TypeScript source',
        description: 'Item of the menu of a demo',
      }),
      run: () => void copySourceLink(name, version, 'tsx'),
    },
  ];
}
