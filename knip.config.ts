import type { KnipConfig } from 'knip';

/** What nothing but tests uses, for `npm run lint`. */
const config: KnipConfig = {
  // What isn't imported, but found by its place, or named by its path in configuration and generated code.
  workspaces: {
    '.': {
      entry: [
        'docusaurus.config.ts!',
        'sidebars.ts!',
        'scripts/{*,record/*,new/index,lib/check/config}.{ts,mjs}!',
        '{docs,i18n,content}/**/*.{ts,tsx,mdx}!',
        'src/{app,pages,theme}/**/*.{ts,tsx}!',
        'src/**/{clientModule,*.server}.{ts,tsx}!',
        'src/mui/browser/{templates/*,x/lateGrid}.{ts,tsx}!',
        'src/mui/node/exampleProps.ts!',
        'src/customization/{CustomizationTool,color/ColorTable}.tsx!',
        'src/style-properties/StyleProperty.tsx!',
        // For the tests that visit the built site, and check its links.
        'scripts/lib/visit/{planVisits,watchPage}.ts!',
      ],
      project: ['{scripts,src}/**/*.{ts,tsx,cjs,mjs}!'],
    },
    'plugins/*': {
      entry: [
        '**/*.cjs!',
        'theme/**/*.{ts,tsx}!',
        '{browser,lazy}/**/{clientModule,*.server}.{ts,tsx}!',
        'node/**/*.server.ts!',
        'browser/{shims/*,demoPortal,Translate,ThumbnailScope,ComponentCards,worker/docsWorker}.{ts,tsx}!',
        'browser/{frame,pages,preview}/*.{ts,tsx}!',
        'browser/{compile/worker,frame/start,start}.{ts,tsx}!',
      ],
      project: ['**/*.{ts,tsx,cjs}!', '!tests/**!'],
    },
  },
  paths: {
    '@site/*': ['./*'],
    '@demo-library/*': ['./src/mui/browser/*'],
    '@theme/*': ['./src/theme/*', './plugins/theme/theme/*'],
  },
  // A site of its own.
  ignore: ['examples/**'],
  include: ['dependencies', 'exports', 'files', 'types'],
  // A part of a file may be exported for its test, or for the types of its users.
  ignoreExportsUsedInFile: true,
  // Named by their paths: the worker's plugin, and the files of fonts.
  ignoreDependencies: [
    '@docusaurus/plugin-pwa',
    '@docusaurus/mdx-loader',
    '@fontsource.*',
    'prism-react-renderer',
  ],
  docusaurus: false,
};

export default config;
