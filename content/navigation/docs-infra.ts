import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The page tree of the docs-infra manual, for those who maintain the site. */
export const docsInfra = [
  {
    pathname: '/experiments/docs/writing',
    title: 'Writing',
    children: [
      { pathname: '/experiments/docs/headers', title: 'Headers' },
      { pathname: '/experiments/docs/markdown', title: 'Markdown' },
      { pathname: '/experiments/docs/og-card', title: 'OG Image' },
    ],
  },
  {
    pathname: '/experiments/docs/components',
    title: 'Components',
    children: [
      { pathname: '/experiments/docs/callouts', title: 'Callouts' },
      { pathname: '/experiments/docs/codeblock', title: 'Codeblock' },
      {
        pathname: '/experiments/docs/custom-components',
        title: 'Custom components',
      },
      { pathname: '/experiments/docs/demos', title: 'Demos' },
      {
        pathname: '/experiments/docs/data-grid-premium',
        title: 'API DataGridPremium',
      },
      { pathname: '/experiments/docs/third-parties', title: 'Third parties' },
    ],
  },
] satisfies readonly PageTreeItem[];
