import type { PageTreeItem } from '@component-docs/page-tree/shared/types';
import { components } from './material-ui/components';
import { customization } from './material-ui/customization';
import { migration } from './material-ui/migration';
import { templateSources } from './material-ui/templates';

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
      },
      { pathname: '/material-ui/getting-started/templates', title: 'Templates' },
      ...templateSources,
      { pathname: '/material-ui/getting-started/learn', title: 'Learn' },
      { pathname: '/material-ui/getting-started/coding-agents', title: 'For coding agents' },
      {
        pathname: '/material-ui/getting-started/design-resources',
        title: 'Design resources',
      },
      { pathname: '/material-ui/getting-started/faq', title: 'FAQs' },
      {
        pathname: '/material-ui/getting-started/supported-components',
        title: 'Supported components',
      },
      {
        pathname: '/material-ui/getting-started/supported-platforms',
        title: 'Supported platforms',
      },
      { pathname: '/material-ui/getting-started/support', title: 'Support' },
    ],
  },
  components,
  {
    pathname: '/material-ui/api-group',
    title: 'API reference',
    apiPages: '/material-ui/api/',
    children: [{ pathname: '/material-ui/api', title: 'Index' }],
  },
  { pathname: '/material-ui/api-changes', title: 'API changes' },
  customization,
  {
    pathname: '/material-ui/guides',
    title: 'How-to guides',
    children: [
      { pathname: '/material-ui/guides/forms', title: 'Forms' },
      {
        pathname: '/material-ui/guides/minimizing-bundle-size',
        title: 'Minimizing bundle size',
      },
      {
        pathname: '/material-ui/guides/server-rendering',
        title: 'Server rendering',
      },
      { pathname: '/material-ui/guides/responsive-ui', title: 'Responsive UI' },
      { pathname: '/material-ui/guides/testing', title: 'Testing' },
      { pathname: '/material-ui/guides/localization', title: 'Localization' },
      { pathname: '/material-ui/guides/api', title: 'API design approach' },
      { pathname: '/material-ui/guides/typescript', title: 'TypeScript' },
      { pathname: '/material-ui/guides/composition', title: 'Composition' },
      {
        pathname: '/material-ui/guides/content-security-policy',
        title: 'Content Security Policy',
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
      },
      { pathname: '/material-ui/integrations/routing', title: 'Routing libraries' },
      {
        pathname: '/material-ui/integrations/styled-components',
        title: 'Usage with styled-components',
      },
      {
        pathname: '/material-ui/integrations/interoperability',
        title: 'Style library interoperability',
      },
      {
        pathname: '/material-ui/integrations/theme-scoping',
        title: 'Theme scoping',
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
      },
      {
        pathname: '/material-ui/experimental-api/pigment-css',
        title: 'Pigment CSS',
      },
    ],
  },
  migration,
  {
    pathname: '/material-ui/discover-more',
    title: 'Discover more',
    children: [
      { pathname: '/material-ui/discover-more/showcase', title: 'Showcase' },
      {
        pathname: '/material-ui/discover-more/related-projects',
        title: 'Related projects',
      },
      { pathname: '/material-ui/discover-more/roadmap', title: 'Roadmap' },
      {
        pathname: '/material-ui/discover-more/backers',
        title: 'Sponsors and Backers',
      },
      { pathname: '/material-ui/discover-more/vision', title: 'Vision' },
      { pathname: '/material-ui/discover-more/changelog', title: 'Changelog' },
    ],
  },
  {
    pathname: '/material-ui/design-resources',
    title: 'Design resources',
    children: [
      {
        pathname: '/material-ui/design-resources/material-ui-for-figma',
        title: 'Figma Design Kit',
      },
      {
        pathname: '/material-ui/design-resources/material-ui-sync',
        title: 'Figma Sync plugin',
        beta: true,
      },
    ],
  },
] satisfies readonly PageTreeItem[];
