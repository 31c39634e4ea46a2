import type { PageTreeItem } from '@component-docs/page-tree/shared/types';
import { components } from './joy-ui/components';
import { customization } from './joy-ui/customization';

/** The page tree of Joy UI. */
export const joyUi = [
  {
    pathname: '/joy-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/joy-ui/getting-started', title: 'Overview' },
      { pathname: '/joy-ui/getting-started/installation', title: 'Installation' },
      { pathname: '/joy-ui/getting-started/usage', title: 'Usage' },
      { pathname: '/joy-ui/getting-started/tutorial', title: 'Tutorial' },
      { pathname: '/joy-ui/getting-started/templates', title: 'Templates' },
      {
        pathname: '/joy-ui/getting-started/templates/files/source',
        title: 'Files template of Joy UI',
        inSideNav: false,
      },
      {
        pathname: '/joy-ui/getting-started/templates/sign-in/source',
        title: 'Sign-in template of Joy UI',
        inSideNav: false,
      },
      { pathname: '/joy-ui/getting-started/roadmap', title: 'Roadmap' },
      { pathname: '/joy-ui/getting-started/support', title: 'Support' },
      {
        pathname: '/joy-ui/main-features',
        title: 'Main features',
        subheader: 'main-features',
        children: [
          {
            pathname: '/joy-ui/main-features/global-variants',
            title: 'Global variants',
          },
          {
            pathname: '/joy-ui/main-features/color-inversion',
            title: 'Color inversion',
          },
          {
            pathname: '/joy-ui/main-features/automatic-adjustment',
            title: 'Automatic adjustment',
          },
          {
            pathname: '/joy-ui/main-features/dark-mode-optimization',
            title: 'Dark mode optimization',
          },
        ],
      },
    ],
  },
  components,
  {
    pathname: '/joy-ui/api-group',
    title: 'API reference',
    apiPages: '/joy-ui/api/',
    children: [{ pathname: '/joy-ui/api', title: 'Index' }],
  },
  { pathname: '/joy-ui/api-changes', title: 'API changes' },
  customization,
  {
    pathname: '/joy-ui/integrations',
    title: 'Integrations',
    children: [
      {
        pathname: '/joy-ui/integrations/next-js-app-router',
        title: 'Next.js App Router',
      },
      {
        pathname: '/joy-ui/integrations/material-ui',
        title: 'Usage with Material UI',
      },
      {
        pathname: '/joy-ui/integrations/icon-libraries',
        title: 'Using other icon libraries',
      },
    ],
  },
  {
    pathname: '/joy-ui/migration',
    title: 'Migration',
    children: [
      {
        pathname: '/joy-ui/migration/migrating-default-theme',
        title: 'Migrating the default theme',
      },
    ],
  },
] satisfies readonly PageTreeItem[];
