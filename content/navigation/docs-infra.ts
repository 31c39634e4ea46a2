import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The page tree of the manual, for those who write or build such a site. */
export const docsInfra = [
  {
    pathname: '/experiments/docs/writing',
    title: 'Writing',
    children: [
      { pathname: '/experiments/docs/headers', title: 'Headers' },
      { pathname: '/experiments/docs/markdown', title: 'Markdown' },
      { pathname: '/experiments/docs/og-card', title: 'OG Image' },
      { pathname: '/experiments/docs/translations', title: 'Translations' },
    ],
  },
  {
    pathname: '/experiments/docs/components',
    title: 'Components',
    children: [
      { pathname: '/experiments/docs/callouts', title: 'Callouts' },
      { pathname: '/experiments/docs/codeblock', title: 'Codeblock' },
      { pathname: '/experiments/docs/custom-components', title: 'Custom components' },
      { pathname: '/experiments/docs/demos', title: 'Demos' },
      { pathname: '/experiments/docs/playgrounds', title: 'Playgrounds' },
      { pathname: '/experiments/docs/templates', title: 'Templates' },
      { pathname: '/experiments/docs/api-references', title: 'API references' },
      { pathname: '/experiments/docs/third-parties', title: 'Third parties' },
    ],
  },
  { pathname: '/experiments/docs/your-library', title: 'Document your own library' },
] satisfies readonly PageTreeItem[];
