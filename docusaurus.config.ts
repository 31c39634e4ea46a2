import { site } from './src/site';
import './content/navigation';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { GlobExcludeDefault } from '@docusaurus/utils';
import branding, { STATIC_FOLDER as BRANDING_FILES } from './src/branding/node';
import errors from './plugins/api-reference/node/errors';
import buildCache from './plugins/fast-start/node/build-cache';
import buildTurn from './plugins/fast-start/node/build-turn';
import clientAliases from './plugins/static-pages/node/client-aliases';
import clientLabels from './plugins/static-pages/node/client-labels';
import couplings from './plugins/static-pages/node/couplings';
import development from './plugins/fast-start/node/development';
import fileResolution from './plugins/static-pages/node/file-resolution';
import generatedFiles from './plugins/static-pages/node/generated-files';
import islands from './plugins/static-pages/node/islands';
import pageChunks from './plugins/static-pages/node/page-chunks';
import printedCode from './plugins/static-pages/node/printed-code';
import serverAssets from './plugins/static-pages/node/server-assets';
import serverHtml from './plugins/static-pages/node/server-html';
import siteFacts from './plugins/static-pages/node/site-facts';
import styles from './plugins/static-pages/node/styles';
import demos, { STATIC_FOLDER as DEMO_FILES } from './plugins/demos/node';
import demoExport from './plugins/demos/node/export';
import demoFonts from './plugins/demos/node/fonts';
import iconFont, { STATIC_FOLDER as ICON_FONT_FILES } from './plugins/demos/node/icon-font';
import sandbox, { STATIC_FOLDER as SANDBOX_FILES } from './plugins/demos/node/sandbox';
import icons, { STATIC_FOLDER as ICON_FILES } from './plugins/icon-list/node';
import translationDrift from './plugins/translation-drift/node';
import encoding from './plugins/docs-checks/node/encoding';
import labels from './plugins/labels/node';
import customization from './src/customization/node';
import { remarkCustomization } from './src/customization/node/remarkCustomization';
import pageChecks from './plugins/docs-checks/node/page-checks';
import feed from './plugins/hosting/node/feed';
import head from './plugins/hosting/node/head';
import licenses from './plugins/hosting/node/licenses';
import linkCheck from './plugins/docs-checks/node/link-check';
import markdownOutput from './plugins/markdown-output/node';
import pageAssets from './plugins/static-pages/node/page-assets';
import siteUrl from './plugins/hosting/node/site-url';
import { writeSocialCards } from './plugins/social-cards/node';
import thirdParties from './plugins/third-parties/node';
import playgrounds from './plugins/playgrounds/node';
import componentOverview from './plugins/component-overview/node';
import packages from './src/products/node/packages';
import { remarkProductScope } from './src/products/node/product-scope/remarkProductScope';
import pageTree from './plugins/product-docs/node/page-tree';
import productDocs from './plugins/product-docs/node';
import { mui } from './src/mui/node';
import { readSiteUrl, UNKNOWN_SITE_URL } from './plugins/kit/node/siteUrl';
import offline, { STATIC_FOLDER as OFFLINE_FILES } from './plugins/offline/node';
import templates, { STATIC_FOLDER as TEMPLATE_FILES } from './plugins/templates/node';
import themeBuilder from './plugins/theme-builder/node';
import search, { STATIC_FOLDER as SEARCH_FILES } from './plugins/search/node';
import { languagePrefix } from './plugins/labels/shared/languages';
import {
  propertyAsCode,
  remarkStyleProperties,
} from './src/style-properties/node/remarkStyleProperties';
import { footer } from './src/site/shared/footer';
import { navbar } from './src/site/shared/navbar';
import { serviceWorker } from './plugins/offline/node/serviceWorker';

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
  serverHtml,
  fileResolution,
  clientAliases,
  clientLabels,
  generatedFiles,
  pageChunks,
  siteFacts,
  styles,
  [licenses, mui.licenses],
  [demos, mui.demos],
  [demoFonts, mui.demoFonts],
  iconFont,
  demoExport,
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
