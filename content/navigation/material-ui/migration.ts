import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The "Migration" section in the page tree of Material UI. */
export const migration = {
  pathname: '/material-ui/migration',
  title: 'Migration',
  children: [
    {
      pathname: '/material-ui/migration/migration-grid-v2',
      title: 'Migrating to Grid v2',
    },
    {
      pathname: '/material-ui/migration/pickers-migration',
      title: 'Migration from @material-ui/pickers',
    },
    {
      pathname: '/material-ui/migration/v6',
      title: 'Upgrade to v6',
      subheader: 'Upgrade to v6',
      children: [
        {
          pathname: '/material-ui/migration/upgrade-to-v6',
          title: 'Upgrade to v6: getting started',
        },
        {
          pathname: '/material-ui/migration/migrating-from-deprecated-apis',
          title: 'Migrating from deprecated APIs',
        },
        {
          pathname: '/material-ui/migration/migrating-to-pigment-css',
          title: 'Migrating to Pigment CSS',
        },
      ],
    },
    {
      pathname: '/material-ui/migration/v5',
      title: 'Upgrade to v5',
      subheader: 'Upgrade to v5',
      children: [
        {
          pathname: '/material-ui/migration/migration-v4',
          title: 'Migrating to v5: getting started',
        },
        {
          pathname: '/material-ui/migration/v5-style-changes',
          title: 'Breaking changes: style and theme',
        },
        {
          pathname: '/material-ui/migration/v5-component-changes',
          title: 'Breaking changes: components',
        },
        {
          pathname: '/material-ui/migration/migrating-from-jss',
          title: 'Migrating from JSS (optional)',
        },
        {
          pathname: '/material-ui/migration/troubleshooting',
          title: 'Troubleshooting',
        },
      ],
    },
    {
      pathname: '/material-ui/migration/earlier',
      title: 'Earlier versions',
      subheader: 'Earlier versions',
      children: [
        {
          pathname: '/material-ui/migration/migration-v3',
          title: 'Migration from v3 to v4',
        },
        {
          pathname: '/material-ui/migration/migration-v0x',
          title: 'Migration from v0.x to v1',
        },
      ],
    },
  ],
} satisfies PageTreeItem;
