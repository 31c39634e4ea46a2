import { site } from './src/site';
import './content/navigation';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { GlobExcludeDefault } from '@docusaurus/utils';
import branding, { STATIC_FOLDER as BRANDING_FILES } from './src/branding/node';
import errors from '@component-docs/api-reference/node/errors';
import buildCache from '@component-docs/fast-start/node/build-cache';
import buildTurn from '@component-docs/fast-start/node/build-turn';
import clientLabels from '@component-docs/static-pages/node/client-labels';
import couplings from '@component-docs/static-pages/node/couplings';
import development from '@component-docs/fast-start/node/development';
import generatedFiles from '@component-docs/static-pages/node/generated-files';
import islands from '@component-docs/static-pages/node/islands';
import pageChunks from '@component-docs/static-pages/node/page-chunks';
import printedCode from '@component-docs/static-pages/node/printed-code';
import resolution from '@component-docs/static-pages/node/resolution';
import serverAssets from '@component-docs/static-pages/node/server-assets';
import siteFacts from '@component-docs/static-pages/node/site-facts';
import styles from '@component-docs/static-pages/node/styles';
import demos, { STATIC_FOLDER as DEMO_FILES } from '@component-docs/demos';
import demoFonts from '@component-docs/demo-themes/node/demoFonts';
import iconFont, { STATIC_FOLDER as ICON_FONT_FILES } from '@component-docs/demos/node/iconFont';
import sandbox, { STATIC_FOLDER as SANDBOX_FILES } from '@component-docs/sandbox';
import icons, { STATIC_FOLDER as ICON_FILES } from '@component-docs/icon-list';
import translationDrift from '@component-docs/translation-drift';
import encoding from '@component-docs/docs-checks/node/encoding';
import labels from '@component-docs/labels';
import customization from './src/customization/node';
import { remarkCustomization } from './src/customization/node/remarkCustomization';
import pageChecks from '@component-docs/docs-checks/node/page-checks';
import feed from '@component-docs/hosting/node/feed';
import head from '@component-docs/hosting/node/head';
import licenses from '@component-docs/hosting/node/licenses';
import linkCheck from '@component-docs/docs-checks/node/link-check';
import markdownOutput from '@component-docs/markdown-output';
import pageAssets from '@component-docs/static-pages/node/page-assets';
import siteUrl from '@component-docs/hosting/node/site-url';
import { writeSocialCards } from '@component-docs/social-cards';
import thirdParties from '@component-docs/third-parties';
import playgrounds from '@component-docs/playgrounds';
import componentOverview from '@component-docs/component-overview';
import packages from './src/products/node/packages';
import { remarkProductScope } from './src/products/node/product-scope/remarkProductScope';
import pageTree from '@component-docs/product-docs/node/page-tree';
import productDocs from '@component-docs/product-docs';
import { mui } from './src/mui/node';
import { readSiteUrl, UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';
import offline, { STATIC_FOLDER as OFFLINE_FILES } from '@component-docs/offline';
import templates, { STATIC_FOLDER as TEMPLATE_FILES } from '@component-docs/templates';
import themeBuilder from '@component-docs/theme-builder';
import search, { STATIC_FOLDER as SEARCH_FILES } from '@component-docs/search';
import { languagePrefix } from '@component-docs/labels/shared/languages';
import {
  propertyAsCode,
  remarkStyleProperties,
} from './src/style-properties/node/remarkStyleProperties';
import { footer } from './src/site/shared/footer';
import { navbar } from './src/site/shared/navbar';
import { serviceWorker } from '@component-docs/offline';

const url = readSiteUrl(process.env);

const preset: PresetOptions = {
  // One docs instance a product, below, in place of the preset's one.
  docs: false,
  blog: false,
  // Its data hold the content of all plugins, so each saved file would change them.
  debug: false,
  // The list of experiments is only for development.
  ...(process.env.NODE_ENV === 'production' && {
    pages: { exclude: [...GlobExcludeDefault, 'experiments/index.tsx'] },
  }),
  // A sitemap holds absolute URLs only.
  ...(url === UNKNOWN_SITE_URL && { sitemap: false }),
  theme: {
    customCss: [
      './src/css/base.css',
      './src/css/header.css',
      './src/css/navigation.css',
      './src/css/page-parts.css',
      './src/css/prose.css',
      './src/css/code.css',
      './src/css/site.css',
      './src/css/rtl.css',
    ],
  },
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

/** The site's own parts of pages, which Markdown for programs has, too. */
const beforeDefaultRemarkPlugins = [[remarkProductScope, { siteDir: __dirname }]];

/**
 * Imported rather than named by path: the instances of a plugin share their modules, and with them
 * what those have read. Docusaurus loads a path's modules again for each instance.
 */
const plugins = [
  couplings,
  // Before the others, because they read the files that it checks.
  encoding,
  [buildCache, { ownCode: ['src/{branding,mui,site}/**/*.ts', 'src/*/node/**/*.{ts,cjs}'] }],
  buildTurn,
  head,
  feed,
  siteUrl,
  branding,
  [islands, mui.islands],
  printedCode,
  serverAssets,
  resolution,
  clientLabels,
  generatedFiles,
  pageChunks,
  siteFacts,
  styles,
  [licenses, mui.licenses],
  [demos, mui.demos],
  [demoFonts, mui.demoFonts],
  iconFont,
  [sandbox, mui.sandbox],
  icons,
  playgrounds,
  templates,
  themeBuilder,
  componentOverview,
  customization,
  linkCheck,
  [
    markdownOutput,
    { remarkPlugins: beforeDefaultRemarkPlugins, elements: { StyleProperty: propertyAsCode } },
  ],
  pageChecks,
  [
    pageTree,
    {
      folders: ['/experiments/docs/', '/toolpad/'],
      facts: ['content/hosting/redirects.ts'],
      tools: {
        colorPlayground: '/material-ui/customization/color#playground',
        themeBuilder: '/material-ui/customization/theme-builder',
      },
    },
  ],
  labels,
  errors,
  search,
  packages,
  translationDrift,
  offline,
  ['@docusaurus/plugin-pwa', serviceWorker],
  thirdParties,
  [pageAssets, { headTags: writeSocialCards }],
  ...(process.env.NODE_ENV === 'development'
    ? [[development, { definitions: ['src/site/index.ts', 'content/navigation/index.ts'] }]]
    : []),
  ...site.products.map(({ id }) => [
    productDocs,
    {
      id,
      beforeDefaultRemarkPlugins,
      remarkPlugins: [remarkCustomization, remarkStyleProperties],
    },
  ]),
  // Docusaurus' type for all plugins doesn't know that each receives the content that it loads.
] as unknown as PluginConfig[];

const config: Config = {
  title: 'MUI Docs',
  tagline: 'React UI components, documented by running them',
  favicon: 'img/favicon.svg',
  url,
  baseUrl: '/',
  customFields: { repositoryUrl: site.repositoryUrl, hasFeed: url !== UNKNOWN_SITE_URL },
  trailingSlash: false,
  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      // The server waits there for pages that the browser's bundle compiles: here, it has none.
      mdxCrossCompilerCache: false,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  i18n: {
    defaultLocale: site.languages[0].id,
    locales: site.languages.map(({ id }) => id),
    localeConfigs: Object.fromEntries(
      site.languages.map(({ id, ...facts }, index) => [
        id,
        index === 0
          ? // Its folder in i18n has only tables of our own: Docusaurus would look for translations there.
            { ...facts, translate: false }
          : // With its base URL, so that a build of this language alone is a part of the whole site.
            { ...facts, baseUrl: `${languagePrefix(id)}/` },
      ]),
    ),
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  staticDirectories: [
    'static',
    BRANDING_FILES,
    DEMO_FILES,
    ICON_FILES,
    ICON_FONT_FILES,
    OFFLINE_FILES,
    SANDBOX_FILES,
    SEARCH_FILES,
    TEMPLATE_FILES,
  ],
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  clientModules: [
    './plugins/preferences/browser/theme/clientModule.ts',
    './plugins/preferences/browser/clientModule.ts',
    './plugins/written-pages/browser/code-copy/clientModule.ts',
    './src/analytics/clientModule.ts',
    './src/error-reports/clientModule.ts',
    './src/app/clientModule.ts',
  ],
  presets: [['classic', preset]],
  plugins,
  themeConfig,
};

export default config;
