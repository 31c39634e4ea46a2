import type { PageTreeItem } from '../../../src/site/navigation/types';

/** The "Concepts" section in the page tree of Toolpad Studio. */
export const concepts = {
  pathname: '/toolpad/studio/concepts',
  title: 'Concepts',
  children: [
    { pathname: '/toolpad/studio/concepts/building-ui', title: 'Building UI' },
    {
      pathname: '/toolpad/studio/concepts/connecting-to-data',
      title: 'Connecting to data',
      children: [
        { pathname: '/toolpad/studio/concepts/queries', title: 'Overview' },
        {
          pathname: '/toolpad/studio/concepts/http-requests',
          title: 'HTTP requests',
        },
        {
          pathname: '/toolpad/studio/concepts/custom-functions',
          title: 'Custom functions',
        },
        {
          pathname: '/toolpad/studio/concepts/data-providers',
          title: 'Data providers',
        },
      ],
    },
    { pathname: '/toolpad/studio/concepts/data-binding', title: 'Data binding' },
    {
      pathname: '/toolpad/studio/concepts/event-handling',
      title: 'Event handling',
    },
    {
      pathname: '/toolpad/studio/concepts/file-structure',
      title: 'File structure',
    },
    { pathname: '/toolpad/studio/concepts/deployment', title: 'Deployment' },
    {
      pathname: '/toolpad/studio/concepts/custom-components',
      title: 'Custom components',
    },
    { pathname: '/toolpad/studio/concepts/theming', title: 'Theming' },
    {
      pathname: '/toolpad/studio/concepts/page-properties',
      title: 'Page properties',
    },
    {
      pathname: '/toolpad/studio/concepts/authorization',
      title: 'Authorization',
      children: [
        {
          pathname: '/toolpad/studio/concepts/authentication',
          title: 'Authentication',
        },
        {
          pathname: '/toolpad/studio/concepts/rbac',
          title: 'Role-based access control',
        },
      ],
    },
    { pathname: '/toolpad/studio/concepts/custom-server', title: 'Custom server' },
  ],
} satisfies PageTreeItem;
