import type { PageTreeItem } from '../../src/site/navigation/types';

/** The page tree of the experiments. */
export const experiments = [
  { pathname: '/experiments', title: 'All experiments', planned: true },
  {
    pathname: '/experiments/base-group',
    title: 'Base',
    children: [
      {
        pathname: '/experiments/base/components-gallery',
        title: 'components-gallery',
        planned: true,
      },
      { pathname: '/experiments/base/listbox', title: 'listbox', planned: true },
      { pathname: '/experiments/base/menu', title: 'menu', planned: true },
      { pathname: '/experiments/base/popup', title: 'popup', planned: true },
      { pathname: '/experiments/base/tabs', title: 'tabs', planned: true },
      {
        pathname: '/experiments/base/use-host-element-name',
        title: 'use-host-element-name',
        planned: true,
      },
    ],
  },
  {
    pathname: '/experiments/blog-group',
    title: 'Blog',
    children: [
      { pathname: '/experiments/blog/blog-custom-card', title: 'blog-custom-card', planned: true },
      { pathname: '/experiments/blog/blog', title: 'blog', planned: true },
    ],
  },
  {
    pathname: '/experiments/docs-group',
    title: 'Docs',
    children: [
      { pathname: '/experiments/docs/callouts', title: 'callouts', planned: true },
      { pathname: '/experiments/docs/codeblock', title: 'codeblock', planned: true },
      {
        pathname: '/experiments/docs/custom-components',
        title: 'custom-components',
        planned: true,
      },
      {
        pathname: '/experiments/docs/data-grid-premium',
        title: 'data-grid-premium',
        planned: true,
      },
      { pathname: '/experiments/docs/demos', title: 'demos', planned: true },
      { pathname: '/experiments/docs/headers', title: 'headers', planned: true },
      { pathname: '/experiments/docs/markdown', title: 'markdown', planned: true },
      { pathname: '/experiments/docs/og-card', title: 'og-card', planned: true },
    ],
  },
  {
    pathname: '/experiments/joy-group',
    title: 'Joy',
    children: [
      { pathname: '/experiments/joy/style-guide', title: 'style-guide', planned: true },
      { pathname: '/experiments/joy/toggle-button', title: 'toggle-button', planned: true },
    ],
  },
  {
    pathname: '/experiments/website-group',
    title: 'Website',
    children: [
      {
        pathname: '/experiments/website/branding-theme-test',
        title: 'branding-theme-test',
        planned: true,
      },
      {
        pathname: '/experiments/website/dashboard-template-theme',
        title: 'dashboard-template-theme',
        planned: true,
      },
    ],
  },
] satisfies readonly PageTreeItem[];
