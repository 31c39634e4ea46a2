import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { STATIC_FOLDER as API_INDEX_FILES } from './plugins/api/index-page/writeIndex';
import { STATIC_FOLDER as BRANDING_FILES } from './plugins/bundling/branding';
import { STATIC_FOLDER as DEMO_FILES } from './plugins/demos';
import { STATIC_FOLDER as ICON_FONT_FILES } from './plugins/demos/icon-font';
import { PRODUCTS } from './src/site/products/products';
import { footer } from './src/site/config/footer';
import { navbar } from './src/site/config/navbar';
import { REPOSITORY_URL } from './src/site/config/repository';
import { serviceWorker } from './src/site/config/serviceWorker';

const preset: PresetOptions = {
  // One docs instance a product, below, in place of the preset's one.
  docs: false,
  blog: false,
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
  // The reader's mode has one owner, src/reader/preferences/theme: the classic theme's own switch is off.
  colorMode: { respectPrefersColorScheme: true, disableSwitch: true },
  docs: { sidebar: { autoCollapseCategories: false } },
  // Blocks arrive highlighted (plugins/markdown/code-blocks): no theme needs to reach the browser.
  prism: { theme: { plain: {}, styles: [] } },
  navbar,
  footer,
};

const config: Config = {
  title: 'MUI Docs',
  tagline: 'React UI components, documented by running them',
  favicon: 'img/favicon.svg',
  url: process.env.SITE_URL ?? 'http://localhost:3000',
  baseUrl: '/',
  customFields: { repositoryUrl: REPOSITORY_URL },
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
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en' },
      zh: { label: '中文', htmlLang: 'zh-CN' },
    },
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  staticDirectories: ['static', BRANDING_FILES, DEMO_FILES, ICON_FONT_FILES, API_INDEX_FILES],
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  clientModules: [
    './src/reader/preferences/theme/clientModule.ts',
    './src/reader/preferences/clientModule.ts',
    './src/document/code-copy/clientModule.ts',
    './src/services/analytics/clientModule.ts',
    './src/app/clientModule.ts',
  ],
  presets: [['classic', preset]],
  plugins: [
    './plugins/bundling/build-cache/index.ts',
    './plugins/output/head/index.ts',
    './plugins/bundling/branding/index.ts',
    './plugins/bundling/islands/index.ts',
    './plugins/bundling/client-aliases/index.ts',
    './plugins/bundling/generated-files/index.ts',
    './plugins/bundling/page-chunks/index.ts',
    './plugins/bundling/styles/index.ts',
    './plugins/bundling/compile-hints/index.ts',
    './plugins/demos/index.ts',
    './plugins/demos/icon-font/index.ts',
    './plugins/products/component-overview/index.ts',
    './plugins/markdown/customization/index.ts',
    './plugins/output/link-check/index.ts',
    './plugins/output/markdown/index.ts',
    './plugins/products/page-tree/index.ts',
    './plugins/i18n/labels/index.ts',
    './plugins/products/page-index/index.ts',
    './plugins/products/packages/index.ts',
    './plugins/i18n/drift/index.ts',
    ['@docusaurus/plugin-pwa', serviceWorker],
    './plugins/output/third-parties/index.ts',
    './plugins/output/page-assets/index.ts',
    ...PRODUCTS.map(({ id }): PluginConfig => ['./plugins/products/product-docs/index.ts', { id }]),
  ],
  themeConfig,
};

export default config;
