import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The "Reference" section in the page tree of Toolpad Studio. */
export const reference = {
  pathname: '/toolpad/studio/reference-group',
  title: 'Reference',
  children: [
    { pathname: 'https://mui.com/toolpad/studio/reference/file-schema/', title: 'File schema' },
    {
      pathname: '/toolpad/studio/reference/components-group',
      title: 'Components',
      children: [
        { pathname: 'https://mui.com/toolpad/studio/reference/components/', title: 'Index' },
        {
          pathname: '/toolpad/studio/reference/components/components-group',
          title: 'Components',
          subheader: 'Components',
          children: [
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/autocomplete/',
              title: 'Autocomplete',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/button/',
              title: 'Button',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/chart/',
              title: 'Chart',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/checkbox/',
              title: 'Checkbox',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/container/',
              title: 'Container',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/data-grid/',
              title: 'DataGrid',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/date-picker/',
              title: 'DatePicker',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/file-picker/',
              title: 'FilePicker',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/form/',
              title: 'Form',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/image/',
              title: 'Image',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/list/',
              title: 'List',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/metric/',
              title: 'Metric',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/page-column/',
              title: 'PageColumn',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/page-row/',
              title: 'PageRow',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/paper/',
              title: 'Paper',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/select/',
              title: 'Select',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/spacer/',
              title: 'Spacer',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/stack/',
              title: 'Stack',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/tabs/',
              title: 'Tabs',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/text/',
              title: 'Text',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/components/text-field/',
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
        { pathname: 'https://mui.com/toolpad/studio/reference/api/', title: 'Index' },
        {
          pathname: '/toolpad/studio/reference/api/functions-group',
          title: 'Functions',
          subheader: 'Functions',
          children: [
            {
              pathname: 'https://mui.com/toolpad/studio/reference/api/create-component/',
              title: 'createComponent',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/api/create-data-provider/',
              title: 'createDataProvider',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/api/create-function/',
              title: 'createFunction',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/api/create-handler/',
              title: 'createHandler',
            },
            {
              pathname: 'https://mui.com/toolpad/studio/reference/api/get-context/',
              title: 'getContext',
            },
          ],
        },
      ],
    },
  ],
} satisfies PageTreeItem;
