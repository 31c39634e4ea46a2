import type { PageTreeItem } from '../../src/site/navigation/types';
import { dataGridTest } from './docs-infra/data-grid-test';
import { pagesTest } from './docs-infra/pages-test';

/** The page tree of the docs-infra manual. */
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
      { pathname: '/experiments/docs/many-demos', title: 'Many demos' },
    ],
  },
  pagesTest,
  dataGridTest,
  {
    pathname: '/x/migration-group',
    title: 'Test: Migration',
    children: [
      {
        pathname: '/x/migration-v6',
        title: 'Upgrade to v6',
        subheader: 'Upgrade to v6',
        children: [
          {
            pathname: '/x/migration/migration-data-grid-v5',
            title: 'Breaking changes: Data Grid',
          },
          {
            pathname: '/x/migration/migration-pickers-v5',
            title: 'Breaking changes: Date and Time Pickers',
          },
        ],
      },
      {
        pathname: '/x/migration-earlier',
        title: 'Earlier versions',
        subheader: 'Earlier versions',
        children: [
          {
            pathname: '/x/migration/migration-pickers-lab',
            title: 'Migration from lab to v5 (Date and Time Pickers)',
          },
          {
            pathname: '/x/migration/migration-data-grid-v4',
            title: 'Migration from v4 to v5 (Data Grid)',
          },
        ],
      },
    ],
  },
] satisfies readonly PageTreeItem[];
