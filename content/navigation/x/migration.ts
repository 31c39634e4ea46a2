import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The "Migration" section in the page tree of MUI X. */
export const migration = {
  pathname: '/x/migration-group',
  title: 'Migration',
  children: [
    {
      pathname: '/x/migration-v7',
      title: 'Upgrade to v7',
      subheader: 'Upgrade to v7',
      children: [
        {
          pathname: '/x/migration/migration-data-grid-v6',
          title: 'Breaking changes: Data Grid',
        },
      ],
    },
    {
      pathname: '/x/migration-v6',
      title: 'Upgrade to v6',
      children: [
        {
          pathname: '/x/migration/migration-data-grid-v5',
          title: 'Breaking changes: Data Grid',
        },
      ],
    },
    {
      pathname: '/x/migration-earlier',
      title: 'Earlier versions',
      children: [
        {
          pathname: '/x/migration/migration-data-grid-v4',
          title: 'Migration from v4 to v5 (Data Grid)',
        },
      ],
    },
  ],
} satisfies PageTreeItem;
