import type { PageTreeItem } from '../../../src/navigation/types';

/** The page tree of Toolpad Studio. */
export const toolpadStudio = [
  {
    pathname: '/toolpad/studio/getting-started-group',
    title: 'Getting Started',
    children: [
      { pathname: '/toolpad/studio/getting-started', title: 'Overview', planned: true },
      {
        pathname: '/toolpad/studio/getting-started/installation',
        title: 'Installation',
        planned: true,
      },
      {
        pathname: '/toolpad/studio/getting-started/why-toolpad',
        title: 'Why Toolpad Studio?',
        planned: true,
      },
      {
        pathname: '/toolpad/studio/getting-started/first-app',
        title: 'Build your first app',
        planned: true,
      },
      {
        pathname: '/toolpad/studio/examples-group',
        title: 'Examples',
        children: [
          { pathname: '/toolpad/studio/examples', title: 'Overview', planned: true },
          { pathname: '/toolpad/studio/examples/npm-stats', title: 'npm stats', planned: true },
          {
            pathname: '/toolpad/studio/examples/basic-crud-app',
            title: 'Basic CRUD application',
            planned: true,
          },
          {
            pathname: '/toolpad/studio/examples/qr-generator',
            title: 'QR Code generator',
            planned: true,
          },
        ],
      },
      { pathname: '/toolpad/studio/getting-started/roadmap', title: 'Roadmap', planned: true },
      { pathname: '/toolpad/studio/getting-started/support', title: 'Support', planned: true },
    ],
  },
  {
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
  },
  {
    pathname: '/toolpad/studio/components',
    title: 'Components',
    children: [
      { pathname: '/toolpad/studio/components/button', title: 'Button', planned: true },
      { pathname: '/toolpad/studio/components/data-grid', title: 'Data Grid', planned: true },
      { pathname: '/toolpad/studio/components/list', title: 'List', planned: true },
      { pathname: '/toolpad/studio/components/date-picker', title: 'Date Picker', planned: true },
      { pathname: '/toolpad/studio/components/text-field', title: 'Text Field', planned: true },
    ],
  },
  {
    pathname: '/toolpad/studio/how-to-guides',
    title: 'How-to guides',
    children: [
      {
        pathname: '/toolpad/studio/how-to-guides/connect-to-datasource',
        title: 'Connect to datasource',
        subheader: 'Connect to datasource',
        children: [
          {
            pathname: '/toolpad/studio/how-to-guides/connect-to-databases',
            title: 'MySQL',
            planned: true,
          },
          {
            pathname: '/toolpad/studio/how-to-guides/connect-to-googlesheets',
            title: 'Google Sheets',
            planned: true,
          },
        ],
      },
      {
        pathname: '/toolpad/studio/how-to-guides/deployment',
        title: 'Deployment',
        subheader: 'Deployment',
        children: [
          {
            pathname: '/toolpad/studio/how-to-guides/render-deploy',
            title: 'Deploy to Render',
            planned: true,
          },
          {
            pathname: '/toolpad/studio/how-to-guides/railway-deploy',
            title: 'Deploy to Railway',
            planned: true,
          },
          {
            pathname: '/toolpad/studio/how-to-guides/gcp-deploy',
            title: 'Deploy to Google Cloud',
            planned: true,
          },
        ],
      },
      {
        pathname: '/toolpad/studio/how-to-guides/custom-components',
        title: 'Create custom components',
        subheader: 'Create custom components',
        children: [
          {
            pathname: '/toolpad/studio/how-to-guides/map-display',
            title: 'Map component',
            planned: true,
          },
          {
            pathname: '/toolpad/studio/how-to-guides/cube-component',
            title: '3D cube component',
            planned: true,
          },
        ],
      },
      {
        pathname: '/toolpad/studio/how-to-guides/misc',
        title: 'Miscellaneous',
        subheader: 'Miscellaneous',
        children: [
          {
            pathname: '/toolpad/studio/how-to-guides/customize-datagrid',
            title: 'Customize data grids',
            planned: true,
          },
          {
            pathname: '/toolpad/studio/how-to-guides/delete-datagrid-row',
            title: 'Delete a data grid row',
            planned: true,
          },
          {
            pathname: '/toolpad/studio/how-to-guides/embed-pages',
            title: 'Embedding Toolpad Studio pages',
            planned: true,
          },
          {
            pathname: '/toolpad/studio/how-to-guides/basic-auth',
            title: 'Enable basic auth',
            planned: true,
          },
          {
            pathname: '/toolpad/studio/how-to-guides/editor-path',
            title: 'Troubleshoot missing editor',
            planned: true,
          },
        ],
      },
    ],
  },
  {
    pathname: '/toolpad/studio/reference-group',
    title: 'Reference',
    children: [
      { pathname: '/toolpad/studio/reference/file-schema', title: 'File schema', planned: true },
      {
        pathname: '/toolpad/studio/reference/components-group',
        title: 'Components',
        children: [
          { pathname: '/toolpad/studio/reference/components', title: 'Index', planned: true },
          {
            pathname: '/toolpad/studio/reference/components/components-group',
            title: 'Components',
            subheader: 'Components',
            children: [
              {
                pathname: '/toolpad/studio/reference/components/autocomplete',
                title: 'Autocomplete',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/button',
                title: 'Button',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/chart',
                title: 'Chart',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/checkbox',
                title: 'Checkbox',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/container',
                title: 'Container',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/data-grid',
                title: 'DataGrid',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/date-picker',
                title: 'DatePicker',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/file-picker',
                title: 'FilePicker',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/form',
                title: 'Form',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/image',
                title: 'Image',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/list',
                title: 'List',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/metric',
                title: 'Metric',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/page-column',
                title: 'PageColumn',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/page-row',
                title: 'PageRow',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/paper',
                title: 'Paper',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/select',
                title: 'Select',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/spacer',
                title: 'Spacer',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/stack',
                title: 'Stack',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/tabs',
                title: 'Tabs',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/text',
                title: 'Text',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/components/text-field',
                title: 'TextField',
                planned: true,
              },
            ],
          },
        ],
      },
      {
        pathname: '/toolpad/studio/reference/api-group',
        title: 'API',
        children: [
          { pathname: '/toolpad/studio/reference/api', title: 'Index', planned: true },
          {
            pathname: '/toolpad/studio/reference/api/functions-group',
            title: 'Functions',
            subheader: 'Functions',
            children: [
              {
                pathname: '/toolpad/studio/reference/api/create-component',
                title: 'createComponent',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/api/create-data-provider',
                title: 'createDataProvider',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/api/create-function',
                title: 'createFunction',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/api/create-handler',
                title: 'createHandler',
                planned: true,
              },
              {
                pathname: '/toolpad/studio/reference/api/get-context',
                title: 'getContext',
                planned: true,
              },
            ],
          },
        ],
      },
    ],
  },
] satisfies readonly PageTreeItem[];
