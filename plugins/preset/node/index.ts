import type { Config, PluginConfig } from '@docusaurus/types';
import errors from '@component-docs/api-reference/node/errors';
import demos, { STATIC_FOLDER as DEMO_FILES } from '@component-docs/demos';
import demoFonts from '@component-docs/demo-themes/node/demoFonts';
import encoding from '@component-docs/docs-checks/node/encoding';
import linkCheck from '@component-docs/docs-checks/node/link-check';
import liveChecks from '@component-docs/docs-checks/node/live-checks';
import pageChecks from '@component-docs/docs-checks/node/page-checks';
import buildCache from '@component-docs/fast-start/node/build-cache';
import development from '@component-docs/fast-start/node/development';
import head, { PAGE, STATIC_FOLDER as HEAD_FILES } from '@component-docs/hosting/node/head';
import licenses from '@component-docs/hosting/node/licenses';
import siteUrl from '@component-docs/hosting/node/site-url';
import { isBeginning } from '@component-docs/kit/node/translatedText';
import { fillVersions } from '@component-docs/kit/node/mdx/placeholders';
import { engineFile } from '@component-docs/kit/node/packages/folders';
import { readSiteUrl, UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';
import { keptSite } from '@component-docs/kit/shared/site/facts';
import defaultLabels from '@component-docs/labels/node/default-labels';
import { languagePrefix } from '@component-docs/labels/shared/languages';
import markdownOutput from '@component-docs/markdown-output';
import offline, { STATIC_FOLDER as OFFLINE_FILES, serviceWorker } from '@component-docs/offline';
import playgrounds from '@component-docs/playgrounds';
import productDocs from '@component-docs/product-docs';
import pageTree from '@component-docs/product-docs/node/pageTree';
import sandbox, { STATIC_FOLDER as SANDBOX_FILES } from '@component-docs/sandbox';
import search, { STATIC_FOLDER as SEARCH_FILES } from '@component-docs/search';
import { writeSocialCards } from '@component-docs/social-cards';
import couplings from '@component-docs/static-pages/node/couplings';
import generatedFiles from '@component-docs/static-pages/node/generated-files';
import islands from '@component-docs/static-pages/node/islands';
import pageAssets from '@component-docs/static-pages/node/page-assets';
import pageChunks from '@component-docs/static-pages/node/page-chunks';
import printedCode from '@component-docs/static-pages/node/printed-code';
import resolution from '@component-docs/static-pages/node/resolution';
import serverAssets from '@component-docs/static-pages/node/server-assets';
import siteFacts from '@component-docs/static-pages/node/site-facts';
import styles from '@component-docs/static-pages/node/styles';
import theme from '@component-docs/theme';
import thirdParties from '@component-docs/third-parties';
import translationDrift from '@component-docs/translation-drift';
import { translatedShare } from '@component-docs/translation-drift/node/translations';

/** The options of a plugin. */
type OptionsOf<P extends (context: never, options: never) => unknown> = Parameters<P>[1];

/** The library's own options of the plugins, by their names. */
export interface LibraryAdapter {
  demos: OptionsOf<typeof demos>;
  sandbox: Pick<OptionsOf<typeof sandbox>, 'sources'> & Partial<OptionsOf<typeof sandbox>>;
  islands?: OptionsOf<typeof islands>;
  demoFonts?: OptionsOf<typeof demoFonts>;
  licenses?: OptionsOf<typeof licenses>;
}

interface Options {
  /** Absolute path of the site's folder. */
  siteDir: string;
  adapter: LibraryAdapter;
  /** The site's own plugins. */
  plugins?: readonly unknown[];
  /** The site's own code that takes part in builds, as patterns. */
  ownCode?: readonly string[];
  /** The site's own Remark plugins; plugins before Docusaurus' own are for pages as Markdown, too. */
  remark?: { before: readonly unknown[]; after: readonly unknown[] };
  /** How elements of the site's pages are printed in pages as Markdown. */
  markdownElements?: OptionsOf<typeof markdownOutput>['elements'];
  /** Modules with facts of the site besides `src/site/index.ts`, relative to the site's root. */
  factFiles?: readonly string[];
  pageTree?: Omit<OptionsOf<typeof pageTree>, 'facts'>;
  /** Whether the site writes a feed of its news. */
  hasFeed?: boolean;
  /** The page about the files that programs read of the site. */
  codingAgents?: string;
}

/** Chunks of a library that is small enough for one. */
const ONE_CHUNK = { nameOf: () => undefined, tools: /(?!)/ };

/** No scripts of modules beside the frame. */
const NO_SCRIPTS = { package: '', create: () => Promise.resolve(new Map<string, string>()) };

/**
 * Imported rather than named by path: the instances of a plugin share their modules, and with them the data
 * that the modules have read. Docusaurus loads a path's modules again for each instance.
 */
function pluginsOf({ siteDir, adapter, ...options }: Options) {
  const { factFiles = [], remark = { before: [], after: [] } } = options;
  return [
    couplings,
    // Before the others, because they read the files that it checks.
    encoding,
    [buildCache, { ownCode: options.ownCode ?? ['src/site/**/*.ts'] }],
    head,
    siteUrl,
    theme,
    [islands, adapter.islands ?? ONE_CHUNK],
    printedCode,
    serverAssets,
    resolution,
    defaultLabels,
    generatedFiles,
    pageChunks,
    [siteFacts, { files: ['src/site/index.ts', ...factFiles] }],
    styles,
    [licenses, adapter.licenses ?? { copied: [] }],
    [demos, adapter.demos],
    [demoFonts, adapter.demoFonts ?? { fonts: {} }],
    [sandbox, { library: adapter.demos.library, scripts: NO_SCRIPTS, ...adapter.sandbox }],
    playgrounds,
    ...(options.plugins ?? []),
    linkCheck,
    [markdownOutput, { remarkPlugins: remark.before, elements: options.markdownElements ?? {} }],
    pageChecks,
    [pageTree, { tools: {}, ...options.pageTree, facts: factFiles }],
    errors,
    search,
    translationDrift,
    offline,
    ['@docusaurus/plugin-pwa', serviceWorker(siteDir)],
    thirdParties,
    [pageAssets, { headTags: writeSocialCards }],
    ...(process.env.NODE_ENV === 'development'
      ? [
          [development, { definitions: ['src/site/index.ts', 'content/navigation/index.ts'] }],
          liveChecks,
        ]
      : []),
    ...keptSite().products.map(({ id }) => [
      productDocs,
      { id, beforeDefaultRemarkPlugins: remark.before, remarkPlugins: remark.after },
    ]),
    // Docusaurus' type for all plugins doesn't know that each receives the content that it loads.
  ] as unknown as PluginConfig[];
}

/** Returns the common part of a configuration. Facts and page trees are defined before. */
export function componentDocs(options: Options) {
  const { languages, repositoryUrl } = keptSite();
  const url = readSiteUrl(process.env);
  const filled = (file: string, source: string) => fillVersions(options.siteDir, file, source);
  // As other faults (`failWith`).
  const onBroken = process.env.FAULTS === 'print' ? 'warn' : 'throw';
  return {
    url,
    baseUrl: '/',
    customFields: {
      repositoryUrl,
      hasFeed: options.hasFeed && url !== UNKNOWN_SITE_URL,
      codingAgents: options.codingAgents,
      // For the language menu: in percent, by language.
      translatedShares: Object.fromEntries(
        languages
          .filter(({ id }) => isBeginning(id))
          .map(({ id }) => [id, translatedShare(options.siteDir, id)]),
      ),
    },
    trailingSlash: false,
    // A script of the home page that would say so if the site were served from another path.
    baseUrlIssueBanner: false,
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
      defaultLocale: languages[0].id,
      locales: languages.map(({ id }) => id),
      localeConfigs: Object.fromEntries(
        languages.map(({ id, label, htmlLang }, index) => [
          id,
          index === 0
            ? // Its folder in i18n has only tables of our own: Docusaurus would look for translations there.
              { label, htmlLang, translate: false }
            : // With its base URL, so that a build of this language alone is a part of the whole site.
              { label, htmlLang, baseUrl: `${languagePrefix(id)}/` },
        ]),
      ),
    },
    onBrokenLinks: onBroken,
    // A page of a beginning language may be short: pages in English link to sections that it lacks.
    onBrokenAnchors: isBeginning(process.env.DOCUSAURUS_CURRENT_LOCALE ?? '') ? 'ignore' : onBroken,
    onDuplicateRoutes: 'throw',
    staticDirectories: [
      'static',
      DEMO_FILES,
      HEAD_FILES,
      OFFLINE_FILES,
      SANDBOX_FILES,
      SEARCH_FILES,
    ],
    ssrTemplate: PAGE,
    markdown: {
      hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
      // The text of a page, and its front matter: Docusaurus reads the two apart.
      preprocessor: ({ filePath, fileContent }) => filled(filePath, fileContent),
      parseFrontMatter: ({ defaultParseFrontMatter, filePath, fileContent }) =>
        defaultParseFrontMatter({ filePath, fileContent: filled(filePath, fileContent) }),
    },
    clientModules: [
      engineFile('preferences/browser/clientModule.ts'),
      engineFile('written-pages/browser/code-copy/clientModule.ts'),
    ],
    plugins: pluginsOf(options),
  } satisfies Partial<Config>;
}
