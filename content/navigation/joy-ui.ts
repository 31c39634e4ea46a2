import type { PageTreeItem } from '../../src/site/navigation/types';
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
      { pathname: '/joy-ui/getting-started/usage', title: 'Usage', planned: true },
      { pathname: '/joy-ui/getting-started/tutorial', title: 'Tutorial', planned: true },
      { pathname: '/joy-ui/getting-started/templates', title: 'Templates', planned: true },
      { pathname: '/joy-ui/getting-started/roadmap', title: 'Roadmap', planned: true },
      { pathname: '/joy-ui/getting-started/support', title: 'Support', planned: true },
      {
        pathname: '/joy-ui/main-features',
        title: 'Main features',
        subheader: 'main-features',
        children: [
          {
            pathname: '/joy-ui/main-features/global-variants',
            title: 'Global variants',
            planned: true,
          },
          {
            pathname: '/joy-ui/main-features/color-inversion',
            title: 'Color inversion',
            planned: true,
          },
          {
            pathname: '/joy-ui/main-features/automatic-adjustment',
            title: 'Automatic adjustment',
            planned: true,
          },
          {
            pathname: '/joy-ui/main-features/dark-mode-optimization',
            title: 'Dark mode optimization',
            planned: true,
          },
        ],
      },
    ],
  },
  components,
  {
    pathname: '/joy-ui/api-group',
    title: 'APIs',
    apiPages: '/joy-ui/api/',
    children: [{ pathname: '/joy-ui/api', title: 'Index' }],
  },
  { pathname: '/joy-ui/api-changes', title: 'API changes', newFeature: true },
  customization,
  {
    pathname: '/joy-ui/integrations',
    title: 'Integrations',
    children: [
      {
        pathname: '/joy-ui/integrations/next-js-app-router',
        title: 'Next.js App Router',
        planned: true,
      },
      {
        pathname: '/joy-ui/integrations/material-ui',
        title: 'Usage with Material UI',
        planned: true,
      },
      {
        pathname: '/joy-ui/integrations/icon-libraries',
        title: 'Using other icon libraries',
        planned: true,
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
        planned: true,
      },
    ],
  },
] satisfies readonly PageTreeItem[];
