import type { PageTreeItem } from '../../../src/site/navigation/types';

/** The "Test: pages.js" section in the page tree of the docs-infra manual. */
export const pagesTest = {
  pathname: '/experiments/docs/main-parent',
  title: 'Test: pages.js',
  children: [
    {
      pathname: '/experiments/docs/first-level-child-1',
      title: 'First-level child 1',
    },
    {
      pathname: '/experiments/docs/first-level-child-2',
      title: 'First-level child 2',
      children: [
        {
          pathname: '/experiments/docs/second-level-child',
          title: 'Second-level child',
        },
        {
          pathname: '/experiments/docs/subheader-divider',
          title: 'Subheader divider',
          subheader: 'Subheader divider',
        },
        {
          pathname: '/experiments/docs/api/data-grid-group',
          title: 'Second-level child parent',
          children: [
            {
              pathname: '/experiments/docs/third-level-child',
              title: 'Third-level child',
            },
            {
              pathname: '/experiments/docs/api/data-grid-components-group',
              title: 'Subheader divider',
              subheader: 'Subheader divider',
              children: [
                {
                  pathname: '/experiments/docs/api/data-grid/data-grid',
                  title: 'Fourth-level child',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      pathname: '/experiments/docs/first-level-child-3',
      title: 'Pro plan',
      plan: 'pro',
    },
    {
      pathname: '/experiments/docs/first-level-child-4',
      title: 'New feature',
      newFeature: true,
    },
    {
      pathname: '/experiments/docs/first-level-child-5',
      title: 'Planned feature',
    },
    {
      pathname: '/experiments/docs/first-level-child-6',
      title: 'Unstable feature',
      unstable: true,
    },
    {
      pathname: '/experiments/docs/first-level-child-7',
      title: 'Beta feature',
      beta: true,
    },
    {
      pathname: '/experiments/docs/first-level-child-8',
      title: 'Legacy feature',
      legacy: true,
    },
    {
      pathname: '/experiments/docs/first-level-child-9',
      title: 'OverflowWithLongApiComponent',
      plan: 'pro',
    },
  ],
} satisfies PageTreeItem;
