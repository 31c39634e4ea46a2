import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The "Concepts" section in the page tree of Toolpad Studio. */
export const concepts = {
  pathname: '/toolpad/studio/concepts',
  title: 'Concepts',
  children: [
    { pathname: 'https://mui.com/toolpad/studio/concepts/building-ui/', title: 'Building UI' },
    {
      pathname: '/toolpad/studio/concepts/connecting-to-data',
      title: 'Connecting to data',
      children: [
        { pathname: 'https://mui.com/toolpad/studio/concepts/queries/', title: 'Overview' },
        {
          pathname: 'https://mui.com/toolpad/studio/concepts/http-requests/',
          title: 'HTTP requests',
        },
        {
          pathname: 'https://mui.com/toolpad/studio/concepts/custom-functions/',
          title: 'Custom functions',
        },
        {
          pathname: 'https://mui.com/toolpad/studio/concepts/data-providers/',
          title: 'Data providers',
        },
      ],
    },
    { pathname: 'https://mui.com/toolpad/studio/concepts/data-binding/', title: 'Data binding' },
    {
      pathname: 'https://mui.com/toolpad/studio/concepts/event-handling/',
      title: 'Event handling',
    },
    {
      pathname: 'https://mui.com/toolpad/studio/concepts/file-structure/',
      title: 'File structure',
    },
    { pathname: 'https://mui.com/toolpad/studio/concepts/deployment/', title: 'Deployment' },
    {
      pathname: 'https://mui.com/toolpad/studio/concepts/custom-components/',
      title: 'Custom components',
    },
    { pathname: 'https://mui.com/toolpad/studio/concepts/theming/', title: 'Theming' },
    {
      pathname: 'https://mui.com/toolpad/studio/concepts/page-properties/',
      title: 'Page properties',
    },
    {
      pathname: '/toolpad/studio/concepts/authorization',
      title: 'Authorization',
      children: [
        {
          pathname: 'https://mui.com/toolpad/studio/concepts/authentication/',
          title: 'Authentication',
        },
        {
          pathname: 'https://mui.com/toolpad/studio/concepts/rbac/',
          title: 'Role-based access control',
        },
      ],
    },
    { pathname: 'https://mui.com/toolpad/studio/concepts/custom-server/', title: 'Custom server' },
  ],
} satisfies PageTreeItem;
