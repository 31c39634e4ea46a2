import type { Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import type { Pluggable } from 'unified';
import type { Product } from '@component-docs/kit/shared/site/types';
import { REPOSITORY_URL } from '@component-docs/kit/shared/site/repository';
import { remarkDeprecations } from '@component-docs/api-reference/node/deprecations/remarkDeprecations';
import { remarkApiChanges } from '@component-docs/api-history/node/remarkApiChanges';
import { remarkCounterparts } from '@component-docs/api-reference/node/links/remarkCounterparts';
import { remarkApiLinks } from '@component-docs/api-reference/node/links/remarkApiLinks';
import { remarkCodeBlocks } from '@component-docs/written-pages/node/code-blocks/remarkCodeBlocks';
import { remarkCodeSyntax } from '@component-docs/written-pages/node/code-blocks/remarkCodeSyntax';
import { linkContext } from '@component-docs/api-reference/node/links/componentLinks';
import { remarkComponentLinks } from '@component-docs/api-reference/node/links/remarkComponentLinks';
import { remarkPageContents } from '@component-docs/written-pages/node/page-contents/remarkPageContents';
import { remarkTemplates } from '@component-docs/templates/node/pages/remarkTemplates';
import { remarkComponentOverview } from '@component-docs/component-overview/node/remarkComponentOverview';
import { remarkDemos } from '@component-docs/demos';
import { remarkPlaygrounds } from '@component-docs/playgrounds';
import { remarkUnwrapParagraphs } from '@component-docs/kit/node/mdx/remarkUnwrapParagraphs';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import {
  CALLOUT_KINDS,
  remarkCallouts,
  remarkElements,
} from '@component-docs/docs-checks/node/page-faults/remarkElements';
import { remarkBrowserCode } from '@component-docs/docs-checks/node/page-checks/remarkBrowserCode';
import {
  remarkReservedIds,
  remarkAnchors,
} from '@component-docs/docs-checks/node/page-checks/remarkIds';
import { collectFaults } from '@component-docs/docs-checks/node/page-faults/pageFaults';
import { remarkPictures } from '@component-docs/docs-checks/node/page-faults/remarkPictures';
import { remarkTableNames } from '@component-docs/written-pages/node/tables/remarkTableNames';
import { remarkDriftNotes } from '@component-docs/translation-drift/node/remarkDriftNotes';
import { remarkApiTabs } from './apiTabs';
import { compileToJSX } from '@component-docs/static-pages/node/docusaurus/internals';
import type { CompilePage } from '@component-docs/docs-checks/node/page-faults/pageFaults';

/**
 * Returns the docs plugin's options for a product. Each has its own instance, so that pages don't
 * load the sidebars and translations of other products.
 */
export function docsOptions({ id, basePath }: Pick<Product, 'id' | 'basePath'>): Options {
  return {
    id,
    path: `docs/${id}`,
    routeBasePath: basePath,
    sidebarPath: './sidebars.ts',
    include: ['**/*.mdx'],
    editUrl: `${REPOSITORY_URL}/edit/main/`,
    editLocalizedFiles: true,
    admonitions: { keywords: [...CALLOUT_KINDS], extendDefaults: false },
  };
}

/**
 * Adds the options that depend on the site's folder: the installed version as a label, and the plugins that
 * compile pages, including the site's own.
 *
 * @param elements names of the components that pages can use
 */
export function withSite(
  options: PluginOptions,
  product: Product,
  { siteDir, siteConfig }: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
  elements: readonly string[],
): PluginOptions {
  const { packageName, apiTabs } = product;
  const folders = siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder));
  const { before, after } = collectFaults(
    [
      // First: the others add code of their own.
      remarkBrowserCode,
      [remarkPictures, { folders }],
      [remarkComponentOverview, { siteDir }],
      [remarkTemplates, { siteDir }],
      ...(options.beforeDefaultRemarkPlugins as Pluggable[]),
      [remarkApiChanges, { siteDir, withFilter: true }],
      [remarkDeprecations, { siteDir, product }],
      [remarkApiLinks, { product }],
      [remarkCounterparts, { siteDir, product }],
    ],
    [
      remarkUnwrapParagraphs,
      remarkCallouts,
      remarkReservedIds,
      remarkAnchors,
      remarkTableNames,
      remarkCodeSyntax,
      remarkCodeBlocks,
      [remarkDemos, { siteDir }],
      [remarkPlaygrounds, { product: product.id }],
      ...(options.remarkPlugins as Pluggable[]),
      [remarkComponentLinks, linkContext(siteDir, packageName)],
      remarkPageContents,
      [remarkDriftNotes, { siteDir }],
      // Late, because the other plugins look for their nodes at the top level of the page.
      ...(apiTabs ? [remarkApiTabs] : []),
      [remarkElements, { known: elements }],
    ],
  );
  return {
    ...options,
    versions: { current: { label: installedVersion(siteDir, packageName) } },
    beforeDefaultRemarkPlugins: before as PluginOptions['beforeDefaultRemarkPlugins'],
    remarkPlugins: after as PluginOptions['remarkPlugins'],
  };
}

/** The configuration that a plugin adds to the bundler's. */
type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void | undefined>;

type LoaderOptions = Parameters<typeof compileToJSX>[0]['options'];

/**
 * Returns a function that compiles pages as the bundler's loader does, from the configuration of a docs
 * plugin.
 *
 * Throws when the configuration has no rule of this form.
 */
export function compilerOf({ module }: Configuration): CompilePage {
  const [rule] = module?.rules ?? [];
  const uses = rule && typeof rule === 'object' && Array.isArray(rule.use) ? rule.use : [];
  const [use] = uses;
  const options = use && typeof use === 'object' ? use.options : undefined;
  if (!options || typeof options !== 'object') {
    throw new Error(
      'plugins/product-docs/node: Docusaurus configures pages in another form than this plugin was written for. Adapt compilerOf.ts.',
    );
  }
  return (page) =>
    compileToJSX({ ...page, options: options as LoaderOptions, compilerName: 'client' });
}
