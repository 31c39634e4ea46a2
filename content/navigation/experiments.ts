import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The page tree of the experiments. */
export const experiments = [
  { pathname: '/experiments', title: 'All experiments' },
  {
    pathname: '/experiments/base-group',
    title: 'Base',
    children: [
      {
        pathname: '/experiments/base/components-gallery',
        title: 'components-gallery',
      },
      { pathname: '/experiments/base/listbox', title: 'listbox' },
      { pathname: '/experiments/base/menu', title: 'menu' },
      { pathname: '/experiments/base/popup', title: 'popup' },
      { pathname: '/experiments/base/tabs', title: 'tabs' },
      {
        pathname: '/experiments/base/use-host-element-name',
        title: 'use-host-element-name',
      },
    ],
  },
  {
    pathname: '/experiments/blog-group',
    title: 'Blog',
    children: [
      { pathname: '/experiments/blog/blog-custom-card', title: 'blog-custom-card' },
      { pathname: '/experiments/blog/blog', title: 'blog' },
    ],
  },
  {
    pathname: '/experiments/docs-group',
    title: 'Docs',
    children: [
      { pathname: '/experiments/docs/callouts', title: 'callouts' },
      { pathname: '/experiments/docs/codeblock', title: 'codeblock' },
      {
        pathname: '/experiments/docs/custom-components',
        title: 'custom-components',
      },
      { pathname: '/experiments/docs/api-references', title: 'api-references' },
      { pathname: '/experiments/docs/demos', title: 'demos' },
      { pathname: '/experiments/docs/headers', title: 'headers' },
      { pathname: '/experiments/docs/markdown', title: 'markdown' },
      { pathname: '/experiments/docs/og-card', title: 'og-card' },
    ],
  },
  {
    pathname: '/experiments/joy-group',
    title: 'Joy',
    children: [
      { pathname: '/experiments/joy/style-guide', title: 'style-guide' },
      { pathname: '/experiments/joy/toggle-button', title: 'toggle-button' },
    ],
  },
  {
    pathname: '/experiments/website-group',
    title: 'Website',
    children: [
      {
        pathname: '/experiments/website/branding-theme-test',
        title: 'branding-theme-test',
      },
      {
        pathname: '/experiments/website/dashboard-template-theme',
        title: 'dashboard-template-theme',
      },
    ],
  },
] satisfies readonly PageTreeItem[];
