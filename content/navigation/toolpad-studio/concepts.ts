import type { PageTreeItem } from '../../../src/site/navigation/types';

/** The "Concepts" section in the page tree of Toolpad Studio. */
export const concepts = {
  pathname: '/toolpad/studio/concepts',
  title: 'Concepts',
  children: [
    { pathname: '/toolpad/studio/concepts/building-ui', title: 'Building UI', planned: true },
    {
      pathname: '/toolpad/studio/concepts/connecting-to-data',
      title: 'Connecting to data',
      children: [
        { pathname: '/toolpad/studio/concepts/queries', title: 'Overview', planned: true },
        {
          pathname: '/toolpad/studio/concepts/http-requests',
          title: 'HTTP requests',
          planned: true,
        },
        {
          pathname: '/toolpad/studio/concepts/custom-functions',
          title: 'Custom functions',
          planned: true,
        },
        {
          pathname: '/toolpad/studio/concepts/data-providers',
          title: 'Data providers',
          planned: true,
        },
      ],
    },
    { pathname: '/toolpad/studio/concepts/data-binding', title: 'Data binding', planned: true },
    {
      pathname: '/toolpad/studio/concepts/event-handling',
      title: 'Event handling',
      planned: true,
    },
    {
      pathname: '/toolpad/studio/concepts/file-structure',
      title: 'File structure',
      planned: true,
    },
    { pathname: '/toolpad/studio/concepts/deployment', title: 'Deployment', planned: true },
    {
      pathname: '/toolpad/studio/concepts/custom-components',
      title: 'Custom components',
      planned: true,
    },
    { pathname: '/toolpad/studio/concepts/theming', title: 'Theming', planned: true },
    {
      pathname: '/toolpad/studio/concepts/page-properties',
      title: 'Page properties',
      planned: true,
    },
    {
      pathname: '/toolpad/studio/concepts/authorization',
      title: 'Authorization',
      children: [
        {
          pathname: '/toolpad/studio/concepts/authentication',
          title: 'Authentication',
          planned: true,
        },
        {
          pathname: '/toolpad/studio/concepts/rbac',
          title: 'Role-based access control',
          planned: true,
        },
      ],
    },
    { pathname: '/toolpad/studio/concepts/custom-server', title: 'Custom server', planned: true },
  ],
} satisfies PageTreeItem;
