import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

export const acmeUi: readonly PageTreeItem[] = [
  { pathname: '/acme-ui/getting-started', title: 'Getting started' },
  {
    pathname: '/acme-ui/components-group',
    title: 'Components',
    children: [
      { pathname: '/acme-ui/alert', title: 'Alert' },
      { pathname: '/acme-ui/badge', title: 'Badge' },
      { pathname: '/acme-ui/button', title: 'Button' },
      { pathname: '/acme-ui/rating', title: 'Rating' },
      { pathname: '/acme-ui/text-field', title: 'Text field' },
    ],
  },
  { pathname: '/acme-ui/api-group', title: 'API', apiPages: '/acme-ui/api/', children: [] },
];
