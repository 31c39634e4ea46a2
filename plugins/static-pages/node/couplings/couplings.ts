/** Something inside of Docusaurus or the bundler that this site relies on, and no public API names. */
export interface Coupling {
  /** The part of this site that relies on it. */
  ours: string;
  /** The file that it is in, below `node_modules`. */
  theirs: string;
  /** The text that the file contains as long as it is as expected; without it, the file only has to exist. */
  contains?: string;
  /** The consequence if it is gone. */
  otherwise: string;
}

const CLIENT = '@docusaurus/core/lib/client';
const WEBPACK = '@docusaurus/core/lib/webpack';
const THEME = '@docusaurus/theme-classic/lib/theme';

const ALIASES = 'plugins/static-pages/node/resolution';
const inScript = 'is in the script of every page again.';

/** Components of the classic theme that this site's printed pages name. */
export const THEME_STYLES = [
  'DocRoot/Layout',
  'DocRoot/Layout/Sidebar',
  'DocItem/TOC/Mobile',
  'EditMetaRow',
  'Icon/Edit',
  'MDXComponents/Img',
  'MDXComponents/Ul',
].map((name) => `${THEME}/${name}/styles.module.css`);

const STYLES: readonly Coupling[] = [
  ...THEME_STYLES.map((theirs) => ({
    ours: 'plugins/static-pages/node/styles',
    theirs,
    otherwise: 'A part of each page has no styles.',
  })),
  {
    ours: 'plugins/static-pages/node/styles',
    theirs: '@docusaurus/theme-classic/lib/index.js',
    contains: '`infima/dist/css/default/default${',
    otherwise: 'The rules of the base style sheet of the theme are in each page again.',
  },
];

/** The couplings of this site, besides the components of the theme that it replaces. */
export const COUPLINGS: readonly Coupling[] = [
  {
    ours: ALIASES,
    theirs: `${WEBPACK}/client.js`,
    contains: "'../client/clientEntry.js'",
    otherwise: `Docusaurus’ client, with React, ${inScript}`,
  },
  {
    ours: 'plugins/static-pages/browser/start.ts',
    theirs: `${CLIENT}/ClientLifecyclesDispatcher.js`,
    contains: 'clientModule.default?.[lifecycleAction]',
    otherwise: 'Client modules don’t hear of another page.',
  },
  {
    ours: ALIASES,
    theirs: `${CLIENT}/exports/Translate.js`,
    contains: 'export default function Translate',
    otherwise: `The table of all labels ${inScript}`,
  },
  {
    ours: 'plugins/static-pages/browser/shims/nprogress.ts',
    theirs: '@docusaurus/theme-classic/lib/nprogress.js',
    contains: "from 'nprogress'",
    otherwise: `The progress bar ${inScript}`,
  },
  {
    ours: 'plugins/static-pages/browser/shims/prism.ts',
    theirs: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    contains: "from 'prism-react-renderer'",
    otherwise: `The highlighter ${inScript}`,
  },
  {
    ours: ALIASES,
    theirs: `${WEBPACK}/client.js`,
    contains: 'new ChunkAssetPlugin_1.default()',
    otherwise: `A table of all chunks ${inScript}`,
  },
  {
    ours: 'plugins/static-pages/node/islands',
    theirs: `${WEBPACK}/base.js`,
    contains: "name: 'common',",
    otherwise: 'A build of a few pages has other chunks than the whole site.',
  },
  {
    ours: 'plugins/static-pages/node/islands',
    theirs: `${WEBPACK}/base.js`,
    contains: "type: 'css/mini-extract',",
    otherwise: 'Styles are divided in another way, and their rules win in another order.',
  },
  {
    ours: 'plugins/fast-start/node/build-cache',
    theirs: `${WEBPACK}/base.js`,
    contains: 'experiments.cache = {',
    otherwise: 'The bundler’s cache doesn’t notice that plugins have changed.',
  },
  {
    ours: 'plugins/fast-start/node/development',
    theirs: '@docusaurus/bundler/lib/currentBundler.js',
    contains: 'CopyRspackPlugin',
    otherwise: 'The development server copies all static files after each change.',
  },
  {
    ours: 'plugins/fast-start/node/development/index.ts',
    theirs: '@rspack/core/dist/index.js',
    contains: 'invalidateWithChangesAndRemovals(changedFiles, removedFiles, callback) {',
    otherwise: 'The development server shows no change of a page.',
  },
  {
    ours: 'plugins/fast-start/node/development/filterReloads.ts',
    theirs: '@docusaurus/core/lib/commands/start/watcher.js',
    contains: 'exports.setupSiteFileWatchers = setupSiteFileWatchers',
    otherwise: 'Each saved page loads its plugin again.',
  },
  {
    ours: 'plugins/fast-start/node/development/createReload.ts',
    theirs: '@docusaurus/core/lib/server/site.js',
    contains: 'exports.reloadSitePlugin = reloadSitePlugin',
    otherwise: 'The development server shows no page that was added.',
  },
  {
    ours: 'plugins/fast-start/node/development/createReload.ts',
    theirs: '@docusaurus/core/lib/server/plugins/plugins.js',
    contains:
      'async function reloadPlugin({ pluginIdentifier, plugins: previousPlugins, context, })',
    otherwise: 'The development server shows no page that was added.',
  },
  {
    ours: 'plugins/static-pages/node/server-assets',
    theirs: '@docusaurus/utils/lib/webpackUtils.js',
    contains: 'emitFile: !isServer',
    otherwise: 'Pictures of pages are missing on the built site.',
  },
  {
    ours: ALIASES,
    theirs: `${CLIENT}/serverEntry.js`,
    contains: "from './renderToHtml'",
    otherwise: 'Pages have zero bytes, which some readers of HTML stop at.',
  },
  {
    ours: 'plugins/static-pages/node/routes',
    theirs: '@docusaurus/plugin-content-docs/lib/options.js',
    contains: "docRootComponent: '@theme/DocRoot'",
    otherwise: 'API pages have no address.',
  },
  {
    ours: 'plugins/static-pages/node/routes',
    theirs: '@docusaurus/plugin-content-docs/lib/options.js',
    contains: "docVersionRootComponent: '@theme/DocVersionRoot'",
    otherwise: 'API pages are missing in the side navigation.',
  },
  {
    ours: 'plugins/static-pages/node/docusaurus/internals.ts',
    theirs: '@docusaurus/mdx-loader/lib/remark/headings/index.js',
    contains: 'exports.default = plugin',
    otherwise: 'Translated sections can’t be found by their anchors.',
  },
  {
    ours: 'plugins/static-pages/node/docusaurus/internals.ts',
    theirs: '@docusaurus/mdx-loader/lib/utils.js',
    contains: 'exports.compileToJSX = compileToJSX',
    otherwise: 'The development server can’t check pages that no browser has opened.',
  },
  {
    ours: 'scripts/lib/buildLanguages.ts',
    theirs: '@docusaurus/utils/lib/constants.js',
    contains: 'process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME',
    otherwise: 'Languages that are built side by side overwrite each other’s generated files.',
  },
  {
    ours: 'plugins/static-pages/browser/docusaurus/internals.ts',
    theirs: `${CLIENT}/docusaurusContext.js`,
    contains: 'export function DocusaurusContextProvider',
    otherwise: 'Islands have no configuration of the site.',
  },
  ...['useAlternatePageUtils', 'useFilteredAndTreeifiedTOC', 'TitleFormatterProvider'].map(
    (name) => ({
      ours: 'plugins/static-pages/browser/docusaurus/internals.ts',
      theirs: '@docusaurus/theme-common/lib/internal.js',
      contains: name,
      otherwise: 'A part of each page can’t be printed.',
    }),
  ),
  {
    ours: 'plugins/static-pages/shared/siteIds.ts',
    theirs: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    contains: '<div id="__docusaurus">',
    otherwise: 'Links have nothing to exchange, and load whole documents.',
  },
  {
    ours: 'tests/build/siteCopy.ts',
    theirs: '@docusaurus/core/lib/commands/build/buildLocale.js',
    contains: "DOCUSAURUS_RETURN_AFTER_LOADING === 'true'",
    otherwise: 'Tests of what is wrong with content bundle the site.',
  },
  ...STYLES,
];
