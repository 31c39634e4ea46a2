import type { PageTreeItem } from '@component-docs/page-tree/shared/types';
import { concepts } from './toolpad-studio/concepts';
import { howToGuides } from './toolpad-studio/how-to-guides';
import { reference } from './toolpad-studio/reference';

/** The page tree of Toolpad Studio. */
export const toolpadStudio = [
  {
    pathname: '/toolpad/studio/getting-started-group',
    title: 'Getting Started',
    children: [
      { pathname: '/toolpad/studio/getting-started', title: 'Overview' },
      {
        pathname: 'https://mui.com/toolpad/studio/getting-started/installation/',
        title: 'Installation',
      },
      {
        pathname: 'https://mui.com/toolpad/studio/getting-started/why-toolpad/',
        title: 'Why Toolpad Studio?',
      },
      {
        pathname: 'https://mui.com/toolpad/studio/getting-started/first-app/',
        title: 'Build your first app',
      },
      {
        pathname: '/toolpad/studio/examples-group',
        title: 'Examples',
        children: [
          { pathname: 'https://mui.com/toolpad/studio/examples/', title: 'Overview' },
          { pathname: 'https://mui.com/toolpad/studio/examples/npm-stats/', title: 'npm stats' },
          {
            pathname: 'https://mui.com/toolpad/studio/examples/basic-crud-app/',
            title: 'Basic CRUD application',
          },
          {
            pathname: 'https://mui.com/toolpad/studio/examples/qr-generator/',
            title: 'QR Code generator',
          },
        ],
      },
      { pathname: 'https://mui.com/toolpad/studio/getting-started/roadmap/', title: 'Roadmap' },
      { pathname: 'https://mui.com/toolpad/studio/getting-started/support/', title: 'Support' },
    ],
  },
  concepts,
  {
    pathname: '/toolpad/studio/components',
    title: 'Components',
    children: [
      { pathname: 'https://mui.com/toolpad/studio/components/button/', title: 'Button' },
      { pathname: 'https://mui.com/toolpad/studio/components/data-grid/', title: 'Data Grid' },
      { pathname: 'https://mui.com/toolpad/studio/components/list/', title: 'List' },
      { pathname: 'https://mui.com/toolpad/studio/components/date-picker/', title: 'Date Picker' },
      { pathname: 'https://mui.com/toolpad/studio/components/text-field/', title: 'Text Field' },
    ],
  },
  howToGuides,
  reference,
] satisfies readonly PageTreeItem[];
