import type { PageTreeItem } from '../../../src/site/navigation/types';

/** The "Reference" section in the page tree of Toolpad Studio. */
export const reference = {
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
} satisfies PageTreeItem;
