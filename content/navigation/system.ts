import type { PageTreeItem } from '../../src/site/navigation/types';

/** The page tree of MUI System. */
export const system = [
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started', title: 'Overview' },
      { pathname: '/system/getting-started/installation', title: 'Installation' },
      { pathname: '/system/getting-started/usage', title: 'Usage', planned: true },
      { pathname: '/system/getting-started/the-sx-prop', title: 'The sx prop', planned: true },
      {
        pathname: '/system/getting-started/custom-components',
        title: 'Custom components',
        planned: true,
      },
      { pathname: '/system/getting-started/support', title: 'Support', planned: true },
    ],
  },
  {
    pathname: '/style-utilities',
    title: 'Style utilities',
    children: [
      { pathname: '/system/properties', title: 'Properties', planned: true },
      { pathname: '/system/borders', title: 'Borders', planned: true },
      { pathname: '/system/display', title: 'Display', planned: true },
      { pathname: '/system/flexbox', title: 'Flexbox', planned: true },
      { pathname: '/system/grid', title: 'Grid', planned: true },
      { pathname: '/system/palette', title: 'Palette', planned: true },
      { pathname: '/system/positions', title: 'Positions', planned: true },
      { pathname: '/system/shadows', title: 'Shadows', planned: true },
      { pathname: '/system/sizing', title: 'Sizing', planned: true },
      { pathname: '/system/spacing', title: 'Spacing', planned: true },
      { pathname: '/system/screen-readers', title: 'Screen readers', planned: true },
      { pathname: '/system/typography', title: 'Typography', planned: true },
      { pathname: '/system/styled', title: 'styled', planned: true },
    ],
  },
  {
    pathname: '/system/react-',
    title: 'Components',
    children: [
      { pathname: '/system/react-box', title: 'Box' },
      { pathname: '/system/react-container', title: 'Container', planned: true },
      { pathname: '/system/react-grid', title: 'Grid', planned: true },
      { pathname: '/system/react-stack', title: 'Stack', planned: true },
    ],
  },
  {
    pathname: '/system/migration',
    title: 'Migration',
    children: [
      { pathname: '/system/migration/migrating-to-v6', title: 'Migrating to v6', planned: true },
    ],
  },
  {
    pathname: '/system/api-group',
    title: 'APIs',
    apiPages: '/system/api/',
    children: [{ pathname: '/system/api', title: 'Index' }],
  },
  { pathname: '/system/api-changes', title: 'API changes', newFeature: true },
  {
    pathname: '/system/experimental-api',
    title: 'Experimental APIs',
    children: [
      {
        pathname: '/system/experimental-api/configure-the-sx-prop',
        title: 'Configure the sx prop',
        planned: true,
      },
      {
        pathname: '/system/experimental-api/css-theme-variables',
        title: 'CSS Theme Variables',
        planned: true,
      },
    ],
  },
  {
    pathname: '/system/styles',
    title: 'Styles',
    legacy: true,
    children: [
      { pathname: '/system/styles/basics', title: 'Basics', planned: true },
      { pathname: '/system/styles/advanced', title: 'Advanced', planned: true },
      { pathname: '/system/styles/api', title: 'APIs', planned: true },
    ],
  },
] satisfies readonly PageTreeItem[];
