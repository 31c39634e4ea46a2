import type { PageTreeItem } from '../../src/site/navigation/types';
import { components } from './material-ui/components';
import { customization } from './material-ui/customization';
import { migration } from './material-ui/migration';

/** The page tree of Material UI. */
export const materialUi = [
  {
    pathname: '/material-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/material-ui/getting-started', title: 'Overview' },
      { pathname: '/material-ui/getting-started/installation', title: 'Installation' },
      { pathname: '/material-ui/getting-started/usage', title: 'Usage' },
      {
        pathname: '/material-ui/getting-started/example-projects',
        title: 'Example projects',
        planned: true,
      },
      { pathname: '/material-ui/getting-started/templates', title: 'Templates', planned: true },
      { pathname: '/material-ui/getting-started/learn', title: 'Learn', planned: true },
      {
        pathname: '/material-ui/getting-started/design-resources',
        title: 'Design resources',
        planned: true,
      },
      { pathname: '/material-ui/getting-started/faq', title: 'FAQs', planned: true },
      {
        pathname: '/material-ui/getting-started/supported-components',
        title: 'Supported components',
        planned: true,
      },
      {
        pathname: '/material-ui/getting-started/supported-platforms',
        title: 'Supported platforms',
        planned: true,
      },
      { pathname: '/material-ui/getting-started/support', title: 'Support', planned: true },
    ],
  },
  components,
  {
    pathname: '/material-ui/api-group',
    title: 'Component API',
    apiPages: '/material-ui/api/',
    children: [{ pathname: '/material-ui/api', title: 'Index' }],
  },
  { pathname: '/material-ui/api-changes', title: 'API changes', newFeature: true },
  customization,
  {
    pathname: '/material-ui/guides',
    title: 'How-to guides',
    children: [
      {
        pathname: '/material-ui/guides/minimizing-bundle-size',
        title: 'Minimizing bundle size',
        planned: true,
      },
      {
        pathname: '/material-ui/guides/server-rendering',
        title: 'Server rendering',
        planned: true,
      },
      { pathname: '/material-ui/guides/responsive-ui', title: 'Responsive UI', planned: true },
      { pathname: '/material-ui/guides/testing', title: 'Testing', planned: true },
      { pathname: '/material-ui/guides/localization', title: 'Localization', planned: true },
      { pathname: '/material-ui/guides/api', title: 'API design approach', planned: true },
      { pathname: '/material-ui/guides/typescript', title: 'TypeScript', planned: true },
      { pathname: '/material-ui/guides/composition', title: 'Composition', planned: true },
      {
        pathname: '/material-ui/guides/content-security-policy',
        title: 'Content Security Policy',
        planned: true,
      },
    ],
  },
  {
    pathname: '/material-ui/integrations',
    title: 'Integrations',
    children: [
      {
        pathname: '/material-ui/integrations/nextjs',
        title: 'Next.js integration',
        planned: true,
        newFeature: true,
      },
      { pathname: '/material-ui/integrations/routing', title: 'Routing libraries', planned: true },
      {
        pathname: '/material-ui/integrations/styled-components',
        title: 'Usage with styled-components',
        planned: true,
      },
      {
        pathname: '/material-ui/integrations/interoperability',
        title: 'Style library interoperability',
        planned: true,
      },
      {
        pathname: '/material-ui/integrations/theme-scoping',
        title: 'Theme scoping',
        planned: true,
      },
    ],
  },
  {
    pathname: '/material-ui/experimental-api',
    title: 'Experimental APIs',
    children: [
      {
        pathname: '/material-ui/experimental-api/classname-generator',
        title: 'ClassName generator',
        planned: true,
      },
      {
        pathname: '/material-ui/experimental-api/pigment-css',
        title: 'Pigment CSS',
        planned: true,
      },
    ],
  },
  migration,
  {
    pathname: '/material-ui/discover-more',
    title: 'Discover more',
    children: [
      { pathname: '/material-ui/discover-more/showcase', title: 'Showcase', planned: true },
      {
        pathname: '/material-ui/discover-more/related-projects',
        title: 'Related projects',
        planned: true,
      },
      { pathname: '/material-ui/discover-more/roadmap', title: 'Roadmap', planned: true },
      {
        pathname: '/material-ui/discover-more/backers',
        title: 'Sponsors and Backers',
        planned: true,
      },
      { pathname: '/material-ui/discover-more/vision', title: 'Vision', planned: true },
      { pathname: '/material-ui/discover-more/changelog', title: 'Changelog', planned: true },
    ],
  },
  {
    pathname: '/material-ui/design-resources',
    title: 'Design resources',
    children: [
      {
        pathname: '/material-ui/design-resources/material-ui-for-figma',
        title: 'Figma Design Kit',
        planned: true,
      },
      {
        pathname: '/material-ui/design-resources/material-ui-sync',
        title: 'Figma Sync plugin',
        planned: true,
        beta: true,
      },
    ],
  },
  {
    pathname: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=sidenav',
    title: 'Template store',
    icon: 'WebIcon',
  },
] satisfies readonly PageTreeItem[];
