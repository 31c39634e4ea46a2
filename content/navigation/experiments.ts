import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The page tree of the experiments. Those of the manual have a tree of their own: docs-infra. */
export const experiments = [
  { pathname: '/experiments', title: 'All experiments' },
  {
    pathname: '/experiments/base-group',
    title: 'Base',
    children: [{ pathname: '/experiments/base/components-gallery', title: 'components-gallery' }],
  },
  {
    pathname: '/experiments/joy-group',
    title: 'Joy',
    children: [
      { pathname: '/experiments/joy/components-gallery', title: 'components-gallery' },
      { pathname: '/experiments/joy/style-guide', title: 'style-guide' },
    ],
  },
  {
    pathname: '/experiments/material-group',
    title: 'Material',
    children: [
      { pathname: '/experiments/material/components-gallery', title: 'components-gallery' },
    ],
  },
  {
    pathname: '/experiments/website-group',
    title: 'Website',
    children: [
      { pathname: '/experiments/website/branding-theme-test', title: 'branding-theme-test' },
    ],
  },
] satisfies readonly PageTreeItem[];
