import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { redirectRules } from '@component-docs/kit/shared/redirects';
import { keptSite } from '@component-docs/kit/shared/site/facts';
import { inMenus } from '@component-docs/kit/shared/site/products';

/** Properties of products that only the build needs. */
const FOR_BUILD = {
  hue: undefined,
  symbols: undefined,
  hookPaths: undefined,
  hasPlaygrounds: undefined,
  measuringPackages: undefined,
};

/** Returns the exports of the modules that read the facts of the site, by their names. */
function factsOf() {
  const site = keptSite();
  const { languages, projects, groups, trees, olderSite } = site;
  const products = site.products.map((product) => ({ ...product, ...FOR_BUILD }));
  return {
    languages: {
      LANGUAGES: languages.map(({ id }) => id),
      LANGUAGE_FACTS: Object.fromEntries(languages.map((language) => [language.id, language])),
    },
    products: { PRODUCTS: products, MENU_PRODUCTS: inMenus(products) },
    projects: {
      BASE_PACKAGES: projects.packages,
      PEERS: projects.peers,
      OPTIONAL_PACKAGES: projects.optional,
    },
    catalogue: { GROUPS: groups, OTHER_TREES: trees, OLDER_SITE: olderSite },
    redirects: {
      REDIRECT_RULES: redirectRules(site),
      OFFICIAL_PATHS: site.redirects.official ?? [],
    },
    repository: {
      REPOSITORY_URL: site.repositoryUrl,
      LIBRARY_REPOSITORY: site.libraryRepository,
      PLANS_PAGE: site.library?.plansPage,
    },
    inHouseAds: { IN_HOUSE_ADS: site.inHouseAds ?? [] },
    templateProducts: { TEMPLATE_PRODUCTS: Object.keys(site.library?.templates ?? {}) },
  };
}

const RULE = {
  test: /[\\/]kit[\\/]shared[\\/]site[\\/](?:catalogue|inHouseAds|languages|products|projects|redirects|repository|templateProducts)\.ts$/,
  enforce: 'pre',
  loader: path.join(__dirname, 'factsLoader.cjs'),
} as const;

/** The bundler's rule that gives bundles the facts of the site as values. */
export function factsRule() {
  // A part of the module's identity: with other facts, the bundler's cache has no such module.
  return { ...RULE, options: { facts: factsOf() } };
}

interface Options {
  /** Files with facts, relative to the site's root. The development server reads the facts again when they change. */
  files: readonly string[];
}

/** Adds the facts of `defineSite` to the bundles of the site. */
export default function siteFactsPlugin({ siteDir }: LoadContext, { files }: Options): Plugin {
  const inDevelopment = () => ({
    ...RULE,
    options: { facts: factsOf, files: files.map((file) => path.join(siteDir, file)) },
  });
  return {
    name: 'site-facts',
    configureWebpack: ({ mode }) => ({
      module: { rules: [mode === 'production' ? factsRule() : inDevelopment()] },
    }),
  };
}
