import type { KnipConfig } from 'knip';

/** What nothing but tests uses, for `npm run lint`. */
const config: KnipConfig = {
  // What isn't imported, but found by its place, or named by its path in configuration and generated code.
  entry: [
    'docusaurus.config.ts!',
    'sidebars.ts!',
    'scripts/{*,record/*,new/index,lib/browser/unpackChromium,lib/check/site/config}.{ts,mjs}!',
    '{docs,i18n,content}/**/*.{ts,tsx,mdx}!',
    'plugins/**/*.cjs!',
    'src/{app,pages,theme}/**/*.{ts,tsx}!',
    '{plugins,src}/**/{clientModule,*.server}.{ts,tsx}!',
    'plugins/static-pages/browser/{shims/*,pages/StaticRoute}.{ts,tsx}!',
    'src/customization/{CustomizationTool,color/ColorTable}.tsx!',
    'src/style-properties/StyleProperty.tsx!',
    'plugins/component-overview/browser/{ComponentCards,ThumbnailScope}.tsx!',
    'plugins/demos/browser/{demoPortal,noStyles}.{ts,tsx}!',
    'plugins/demos/sandbox/{compile/worker,frame/start,guard}.{ts,tsx}!',
    'plugins/offline/browser/worker/docsWorker.ts!',
    'plugins/labels/browser/Translate.tsx!',
    'plugins/templates/browser/{frame,preview}/*.{ts,tsx}!',
    'plugins/templates/browser/pages/Template*.tsx!',
    // For the tests that visit the built site, and check its links.
    'scripts/lib/visit/{planVisits,watchPage}.ts!',
    'plugins/docs-checks/node/link-check/checkSite.ts!',
  ],
  project: ['{plugins,scripts,src}/**/*.{ts,tsx,cjs,mjs}!', '!plugins/*/tests/**!'],
  paths: {
    '@site/*': ['./*'],
    '@demo-library/*': ['./src/mui/browser/*'],
    '@theme/*': ['./src/theme/*'],
  },
  include: ['dependencies', 'exports', 'files', 'types'],
  // A part of a file may be exported for its test, or for the types of its users.
  ignoreExportsUsedInFile: true,
  // Named by their paths: the worker's plugin, and the files of fonts.
  ignoreDependencies: ['@docusaurus/plugin-pwa', '@fontsource.*'],
  docusaurus: false,
};

export default config;
