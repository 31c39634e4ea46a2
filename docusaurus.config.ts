import { readFileSync } from 'node:fs';
import path from 'node:path';
import './src/site';
import './content/navigation';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { GlobExcludeDefault } from '@docusaurus/utils';
import branding, { STATIC_FOLDER as BRANDING_FILES } from './src/branding/node';
import iconFont, {
  remarkIconFont,
  STATIC_FOLDER as ICON_FONT_FILES,
} from './src/mui/node/iconFont';
import icons, { STATIC_FOLDER as ICON_FILES } from '@component-docs/icon-list';
import labels from '@component-docs/labels';
import customization from './src/customization/node';
import { remarkCustomization } from './src/customization/node/remarkCustomization';
import feed from '@component-docs/hosting/node/feed';
import componentOverview from '@component-docs/component-overview';
import packages from './src/products/node/packages';
import releases from './src/site-pages/node/releases';
import { remarkProductScope } from './src/products/node/remarkProductScope';
import { mui } from './src/mui/node';
import { UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';
import templates, { STATIC_FOLDER as TEMPLATE_FILES } from '@component-docs/templates';
import themeBuilder from '@component-docs/theme-builder';
import {
  propertyAsCode,
  remarkStyleProperties,
} from './src/style-properties/node/remarkStyleProperties';
import { CODING_AGENTS } from './src/site/shared/paths';
import { componentDocs } from '@component-docs/preset';
import { STYLE_SHEETS } from '@component-docs/theme';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';

const logo = readFileSync(path.join(__dirname, 'static/img/logo.svg'), 'utf8');

const navbar: ThemeConfig['navbar'] = {
  title: 'MUI Docs',
  // As a part of each page: a request and its headers would be more bytes than the picture.
  logo: { alt: '', src: `data:image/svg+xml,${encodeURIComponent(logo)}`, width: 28, height: 28 },
  // Shown by plugins/theme/browser/header.
  items: MENU_PRODUCTS.map(({ name, landing }) => ({ label: name, to: landing, position: 'left' })),
};

const footer: ThemeConfig['footer'] = {
  copyright: 'MIT licensed. Material UI is a project of its own maintainers.',
};

const docs = componentDocs({
  siteDir: __dirname,
  adapter: mui,
  ownCode: ['src/{branding,mui,site}/**/*.ts', 'src/*/node/**/*.{ts,cjs}'],
  hasFeed: true,
  codingAgents: CODING_AGENTS,
  plugins: [
    feed,
    branding,
    iconFont,
    icons,
    [templates, mui.templates],
    [themeBuilder, mui.themeBuilder],
    componentOverview,
    customization,
    labels,
    packages,
    releases,
  ],
  // The site's own parts of pages, which pages as Markdown have, too.
  remark: {
    before: [[remarkProductScope, { siteDir: __dirname }]],
    after: [[remarkIconFont, { siteDir: __dirname }], remarkCustomization, remarkStyleProperties],
  },
  markdownElements: { StyleProperty: propertyAsCode },
  factFiles: ['content/hosting/redirects.ts'],
  pageTree: {
    tools: {
      colorPlayground: '/material-ui/customization/color#playground',
      themeBuilder: '/material-ui/customization/theme-builder',
    },
  },
});

const preset: PresetOptions = {
  // One docs instance a product, below, in place of the preset's one.
  docs: false,
  blog: false,
  // Its data hold the content of all plugins, so each saved file would change them.
  debug: false,
  // Experiments are only for development; those in docs are the manual.
  ...(process.env.NODE_ENV === 'production' && {
    pages: {
      exclude: [...GlobExcludeDefault, 'experiments/index.tsx', 'experiments/!(docs)/**'],
    },
  }),
  // A sitemap holds absolute URLs only.
  ...(docs.url === UNKNOWN_SITE_URL && { sitemap: false }),
  theme: { customCss: [...STYLE_SHEETS, './src/mui/controls.css'] },
};

const themeConfig: ThemeConfig = {
  // The reader's mode has one owner, plugins/preferences/browser/theme: the classic theme's own switch is off.
  colorMode: { respectPrefersColorScheme: true, disableSwitch: true },
  docs: { sidebar: { autoCollapseCategories: false } },
  // Blocks arrive highlighted (plugins/written-pages/node/code-blocks): no theme needs to reach the browser.
  prism: { theme: { plain: {}, styles: [] } },
  navbar,
  footer,
};

const config: Config = {
  ...docs,
  title: 'MUI Docs',
  tagline: 'React UI components, documented by running them',
  favicon: 'img/favicon.svg',
  staticDirectories: [
    ...docs.staticDirectories,
    BRANDING_FILES,
    ICON_FILES,
    ICON_FONT_FILES,
    TEMPLATE_FILES,
  ],
  clientModules: [
    ...docs.clientModules,
    './src/analytics/clientModule.ts',
    './src/error-reports/clientModule.ts',
    './src/app/clientModule.ts',
  ],
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
