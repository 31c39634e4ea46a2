import type { PageTreeItem } from '../../../src/site/navigation/types';

/** The "Reference" section in the page tree of Toolpad Studio. */
export const reference = {
  pathname: '/toolpad/studio/reference-group',
  title: 'Reference',
  children: [
    { pathname: '/toolpad/studio/reference/file-schema', title: 'File schema' },
    {
      pathname: '/toolpad/studio/reference/components-group',
      title: 'Components',
      children: [
        { pathname: '/toolpad/studio/reference/components', title: 'Index' },
        {
          pathname: '/toolpad/studio/reference/components/components-group',
          title: 'Components',
          subheader: 'Components',
          children: [
            {
              pathname: '/toolpad/studio/reference/components/autocomplete',
              title: 'Autocomplete',
            },
            {
              pathname: '/toolpad/studio/reference/components/button',
              title: 'Button',
            },
            {
              pathname: '/toolpad/studio/reference/components/chart',
              title: 'Chart',
            },
            {
              pathname: '/toolpad/studio/reference/components/checkbox',
              title: 'Checkbox',
            },
            {
              pathname: '/toolpad/studio/reference/components/container',
              title: 'Container',
            },
            {
              pathname: '/toolpad/studio/reference/components/data-grid',
              title: 'DataGrid',
            },
            {
              pathname: '/toolpad/studio/reference/components/date-picker',
              title: 'DatePicker',
            },
            {
              pathname: '/toolpad/studio/reference/components/file-picker',
              title: 'FilePicker',
            },
            {
              pathname: '/toolpad/studio/reference/components/form',
              title: 'Form',
            },
            {
              pathname: '/toolpad/studio/reference/components/image',
              title: 'Image',
            },
            {
              pathname: '/toolpad/studio/reference/components/list',
              title: 'List',
            },
            {
              pathname: '/toolpad/studio/reference/components/metric',
              title: 'Metric',
            },
            {
              pathname: '/toolpad/studio/reference/components/page-column',
              title: 'PageColumn',
            },
            {
              pathname: '/toolpad/studio/reference/components/page-row',
              title: 'PageRow',
            },
            {
              pathname: '/toolpad/studio/reference/components/paper',
              title: 'Paper',
            },
            {
              pathname: '/toolpad/studio/reference/components/select',
              title: 'Select',
            },
            {
              pathname: '/toolpad/studio/reference/components/spacer',
              title: 'Spacer',
            },
            {
              pathname: '/toolpad/studio/reference/components/stack',
              title: 'Stack',
            },
            {
              pathname: '/toolpad/studio/reference/components/tabs',
              title: 'Tabs',
            },
            {
              pathname: '/toolpad/studio/reference/components/text',
              title: 'Text',
            },
            {
              pathname: '/toolpad/studio/reference/components/text-field',
              title: 'TextField',
            },
          ],
        },
      ],
    },
    {
      pathname: '/toolpad/studio/reference/api-group',
      title: 'API',
      children: [
        { pathname: '/toolpad/studio/reference/api', title: 'Index' },
        {
          pathname: '/toolpad/studio/reference/api/functions-group',
          title: 'Functions',
          subheader: 'Functions',
          children: [
            {
              pathname: '/toolpad/studio/reference/api/create-component',
              title: 'createComponent',
            },
            {
              pathname: '/toolpad/studio/reference/api/create-data-provider',
              title: 'createDataProvider',
            },
            {
              pathname: '/toolpad/studio/reference/api/create-function',
              title: 'createFunction',
            },
            {
              pathname: '/toolpad/studio/reference/api/create-handler',
              title: 'createHandler',
            },
            {
              pathname: '/toolpad/studio/reference/api/get-context',
              title: 'getContext',
            },
          ],
        },
      ],
    },
  ],
} satisfies PageTreeItem;
