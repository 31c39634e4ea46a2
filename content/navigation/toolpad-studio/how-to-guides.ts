import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The "How-to guides" section in the page tree of Toolpad Studio. */
export const howToGuides = {
  pathname: '/toolpad/studio/how-to-guides',
  title: 'How-to guides',
  children: [
    {
      pathname: '/toolpad/studio/how-to-guides/connect-to-datasource',
      title: 'Connect to datasource',
      subheader: 'Connect to datasource',
      children: [
        {
          pathname: 'https://mui.com/toolpad/studio/how-to-guides/connect-to-databases/',
          title: 'MySQL',
        },
        {
          pathname: 'https://mui.com/toolpad/studio/how-to-guides/connect-to-googlesheets/',
          title: 'Google Sheets',
        },
      ],
    },
    {
      pathname: '/toolpad/studio/how-to-guides/deployment',
      title: 'Deployment',
      subheader: 'Deployment',
      children: [
        {
          pathname: 'https://mui.com/toolpad/studio/how-to-guides/render-deploy/',
          title: 'Deploy to Render',
        },
        {
          pathname: 'https://mui.com/toolpad/studio/how-to-guides/railway-deploy/',
          title: 'Deploy to Railway',
        },
        {
          pathname: 'https://mui.com/toolpad/studio/how-to-guides/gcp-deploy/',
          title: 'Deploy to Google Cloud',
        },
      ],
    },
    {
      pathname: '/toolpad/studio/how-to-guides/custom-components',
      title: 'Create custom components',
      subheader: 'Create custom components',
      children: [
        {
          pathname: 'https://mui.com/toolpad/studio/how-to-guides/map-display/',
          title: 'Map component',
        },
        {
          pathname: 'https://mui.com/toolpad/studio/how-to-guides/cube-component/',
          title: '3D cube component',
        },
      ],
    },
    {
      pathname: '/toolpad/studio/how-to-guides/misc',
      title: 'Miscellaneous',
      subheader: 'Miscellaneous',
      children: [
        {
          pathname: 'https://mui.com/toolpad/studio/how-to-guides/customize-datagrid/',
          title: 'Customize data grids',
        },
        {
          pathname: 'https://mui.com/toolpad/studio/how-to-guides/delete-datagrid-row/',
          title: 'Delete a data grid row',
        },
        {
          pathname: 'https://mui.com/toolpad/studio/how-to-guides/embed-pages/',
          title: 'Embedding Toolpad Studio pages',
        },
        {
          pathname: 'https://mui.com/toolpad/studio/how-to-guides/basic-auth/',
          title: 'Enable basic auth',
        },
        {
          pathname: 'https://mui.com/toolpad/studio/how-to-guides/editor-path/',
          title: 'Troubleshoot missing editor',
        },
      ],
    },
  ],
} satisfies PageTreeItem;
