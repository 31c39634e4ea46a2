import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { GlobExcludeDefault } from '@docusaurus/utils';
import branding, { STATIC_FOLDER as BRANDING_FILES } from './plugins/branding';
import errors from './plugins/api-reference/errors';
import buildCache from './plugins/platform/build-cache';
import buildTurn from './plugins/platform/build-turn';
import clientAliases from './plugins/platform/client-aliases';
import clientLabels from './plugins/platform/client-labels';
import couplings from './plugins/platform/couplings';
import development from './plugins/platform/development';
import fileResolution from './plugins/platform/file-resolution';
import generatedFiles from './plugins/platform/generated-files';
import islands from './plugins/platform/islands';
import pageChunks from './plugins/platform/page-chunks';
import printedCode from './plugins/platform/printed-code';
import serverAssets from './plugins/platform/server-assets';
import serverHtml from './plugins/platform/server-html';
import styles from './plugins/platform/styles';
import demos, { STATIC_FOLDER as DEMO_FILES } from './plugins/demos';
import demoExport from './plugins/demos/export';
import demoFonts from './plugins/demos/fonts';
import iconFont, { STATIC_FOLDER as ICON_FONT_FILES } from './plugins/demos/icon-font';
import sandbox, { STATIC_FOLDER as SANDBOX_FILES } from './plugins/demos/sandbox';
import icons, { STATIC_FOLDER as ICON_FILES } from './plugins/icons';
import translationDrift from './plugins/language/drift';
import encoding from './plugins/language/encoding';
import { refreshTrees } from './plugins/navigation/page-tree';
import labels from './plugins/language/labels';
import customization from './plugins/customization';
import pageChecks from './plugins/document/page-checks';
import feed from './plugins/output/feed';
import head from './plugins/output/head';
import licenses from './plugins/output/licenses';
import linkCheck from './plugins/output/link-check';
import markdownOutput from './plugins/output/markdown';
import pageAssets from './plugins/platform/page-assets';
import siteUrl from './plugins/output/site-url';
import { writeSocialCards } from './plugins/social-cards';
import thirdParties from './plugins/third-parties';
import playgrounds from './plugins/playgrounds';
import componentOverview from './plugins/products/component-overview';
import packages from './plugins/products/packages';
import pageTree from './plugins/products/page-tree';
import productDocs from './plugins/products/product-docs';
import { readSiteUrl, UNKNOWN_SITE_URL } from './plugins/lib/siteUrl';
import offline, { STATIC_FOLDER as OFFLINE_FILES } from './plugins/offline';
import templates, { STATIC_FOLDER as TEMPLATE_FILES } from './plugins/templates';
import themeBuilder from './plugins/theme-builder';
import search, { STATIC_FOLDER as SEARCH_FILES } from './plugins/search';
import { LANGUAGE_FACTS, LANGUAGES, languagePrefix } from './src/language/shared/languages';
import { PRODUCTS } from './src/products/shared/products';
import { footer } from './src/site/shared/footer';
import { navbar } from './src/site/shared/navbar';
import { REPOSITORY_URL } from './src/site/shared/repository';
import { serviceWorker } from './plugins/offline/serviceWorker';

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
      './src/css/site.css',
      './src/css/navigation.css',
      './src/css/prose.css',
      './src/css/code.css',
      './src/css/rtl.css',
    ],
  },
};

const themeConfig: ThemeConfig = {
  // The reader's mode has one owner, src/preferences/theme: the classic theme's own switch is off.
  colorMode: { respectPrefersColorScheme: true, disableSwitch: true },
  docs: { sidebar: { autoCollapseCategories: false } },
  // Blocks arrive highlighted (plugins/document/code-blocks): no theme needs to reach the browser.
  prism: { theme: { plain: {}, styles: [] } },
  navbar,
  footer,
};

/**
 * Imported rather than named by path: the instances of a plugin share their modules, and with them
 * what those have read. Docusaurus loads a path's modules again for each instance.
 */
const plugins = [
  couplings,
  // Before the others, because they read the files that it checks.
  encoding,
  buildCache,
  buildTurn,
  head,
  feed,
  siteUrl,
  branding,
  islands,
  printedCode,
  serverAssets,
  serverHtml,
  fileResolution,
  clientAliases,
  clientLabels,
  generatedFiles,
  pageChunks,
  styles,
  licenses,
  demos,
  demoFonts,
  iconFont,
  demoExport,
  sandbox,
  icons,
  playgrounds,
  templates,
  themeBuilder,
  componentOverview,
  customization,
  linkCheck,
  markdownOutput,
  pageChecks,
  pageTree,
  labels,
  errors,
  search,
  packages,
  translationDrift,
  offline,
  ['@docusaurus/plugin-pwa', serviceWorker],
  thirdParties,
  [pageAssets, { headTags: writeSocialCards }],
  ...(process.env.NODE_ENV === 'development' ? [[development, { refresh: refreshTrees }]] : []),
  ...PRODUCTS.map(({ id }) => [productDocs, { id }]),
  // Docusaurus' type for all plugins doesn't know that each receives the content that it loads.
] as unknown as PluginConfig[];

const config: Config = {
  title: 'MUI Docs',
  tagline: 'React UI components, documented by running them',
  favicon: 'img/favicon.svg',
  url,
  baseUrl: '/',
  customFields: { repositoryUrl: REPOSITORY_URL, hasFeed: url !== UNKNOWN_SITE_URL },
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
    defaultLocale: LANGUAGES[0],
    locales: [...LANGUAGES],
    localeConfigs: Object.fromEntries(
      LANGUAGES.map((language, index) => [
        language,
        index === 0
          ? // Its folder in i18n has only tables of our own: Docusaurus would look for translations there.
            { ...LANGUAGE_FACTS[language], translate: false }
          : // With its base URL, so that a build of this language alone is a part of the whole site.
            { ...LANGUAGE_FACTS[language], baseUrl: `${languagePrefix(language)}/` },
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
    './src/preferences/theme/clientModule.ts',
    './src/preferences/clientModule.ts',
    './src/document/code-copy/clientModule.ts',
    './src/analytics/clientModule.ts',
    './src/error-reports/clientModule.ts',
    './src/app/clientModule.ts',
  ],
  presets: [['classic', preset]],
  plugins,
  themeConfig,
};

export default config;
