import type { Library } from './libraryTypes';
import type { Language, OtherTreeId, ProductId, ThemedProduct } from './register';

/** A product in menus and tables, whether or not this site has pages for it. */
export interface CatalogueEntry {
  readonly id: string;
  /** Display name, not translated. */
  readonly name: string;
  /** The name on the button of the product menu, if it is another. */
  readonly buttonName?: string;
  /** Other names that readers search it by. */
  readonly otherNames?: readonly string[];
  /** The npm package whose version is the product's version. */
  readonly packageName: string;
  /** Site path of its first page, which menus link to. */
  readonly landing: string;
  /** Major versions before the current one, newest first, each with the start page on its own site. */
  readonly olderSites?: Readonly<Record<string, string>>;
  /** Its version menu ends with a link to the page of all versions. */
  readonly hasVersionsPage?: true;
}

/** Names that a package's index exports. */
export interface DocumentedSymbols {
  readonly interfaces?: readonly string[];
  readonly hooks?: readonly string[];
}

/** A product area of the site: its own pages, sidebar, and installed packages. */
export interface Product extends CatalogueEntry {
  /** Also the id of its page tree and its docs plugin, and the name of its folder in `docs/`. */
  readonly id: ProductId;
  /** Path of its pages, without leading and trailing slashes: `ui`, `tools/core`. */
  readonly basePath: string;
  /** Id of its group. Without one, no menu lists the product, and a search finds it from its own pages only. */
  readonly group?: string;
  /** Its parts, each with a landing page: menus show them instead of the product. */
  readonly parts?: readonly CatalogueEntry[];
  /** Patterns of site paths, each with the part that they belong to. The first one that matches counts. */
  readonly partPaths?: readonly (readonly [pattern: string, part: string])[];
  /** The package whose version the repository's tags carry, if it isn't `packageName`. */
  readonly releasedWith?: string;
  /** The packages whose components have API pages here. */
  readonly apiPackages: readonly string[];
  /** Folder of the API pages below the base path; `api` by default. */
  readonly apiFolder?: string;
  /** The API is shown in tabs of the component pages instead. */
  readonly apiTabs?: true;
  /**
   * The interfaces and hooks that have their own pages, by package. The packages don't define this themselves:
   * they export far more interfaces than readers need pages for.
   */
  readonly symbols?: Readonly<Record<string, DocumentedSymbols>>;
  /** Where the library's makers document the version that this site describes. */
  readonly officialSite: string;
  /**
   * The product whose theme its demos use, itself or another. Others get no provider, and use their
   * default theme.
   */
  readonly demoTheme?: ThemedProduct;
  /** Pages of hooks that belong to guides, as paths below the base path. */
  readonly hookPaths?: Readonly<Record<string, string>>;
  /** Each of its component pages has a playground, or a reason not to. */
  readonly hasPlaygrounds?: true;
  /** The pathname of the group of its page tree that its page `all-components` shows; without it, it has no such page. */
  readonly componentGroup?: string;
  /** Packages whose demos render nothing until they have measured their container, so only in browsers. */
  readonly measuringPackages?: readonly string[];
  /** Its colors on social cards. */
  readonly hue: Hue;
}

/** The colors of a social card, as CSS writes them. */
export interface Hue {
  /** Behind the picture of a component. */
  readonly tint: string;
  /** On the strong color. */
  readonly pale: string;
  /** The product's name, and the background of a symbol: legible on white, and white on it. */
  readonly strong: string;
}

/** A language of the site. */
export interface SiteLanguage {
  /** As it stands in addresses and in `i18n`: `zh`. */
  readonly id: Language;
  /** The language's own name. */
  readonly label: string;
  /** The `lang` of its pages. */
  readonly htmlLang: string;
  /**
   * The translation isn't complete: untranslated text is in the default language, and the language menu says how much
   * is translated.
   */
  readonly isBeginning?: true;
}

/** A regular expression for a path, as source text, and the replacement for its match. */
export type RedirectRule = readonly [pattern: string, replacement: string];

/** Where former paths of pages lead. */
export interface Redirects {
  /** Applied in order to a path without its language. Each matches a whole path. */
  readonly rules: readonly RedirectRule[];
  /**
   * Former paths that a page may have had, by the form of its path: for hosts that can't apply rules. The rules
   * must lead each to the page.
   */
  readonly former: readonly (readonly [pattern: string, paths: readonly string[]])[];
  /**
   * Site paths without a page here, which lead to the page with the same path on the official site of their
   * product, or of the first one if this site has no such product. A path that ends with `/*` also stands for all paths below it.
   */
  readonly official?: readonly string[];
}

/** Colors of the site by role, as CSS writes them. */
export interface SiteColors {
  readonly bg: string;
  readonly 'bg-subtle': string;
  readonly border: string;
  readonly text: string;
  readonly 'text-tertiary': string;
  readonly 'heading-1': string;
  readonly link: string;
  readonly 'focus-ring': string;
  /** The frame of the browser. */
  readonly 'theme-meta': string;
  /** The kind of a page, on its social card. */
  readonly 'card-kind': string;
}

/** A group of products in menus. */
export interface ProductGroup {
  readonly id: string;
  /** Display name, not translated. */
  readonly name: string;
  /** Heading in the product menu, not translated. */
  readonly heading?: string;
  readonly isBeta?: true;
}

/** A page tree that doesn't belong to a product. */
export interface OtherTree {
  readonly id: OtherTreeId;
  /** Display name, not translated. */
  readonly name?: string;
}

/** The packages of the projects in which readers use the site's code. */
export interface Projects {
  /** Packages that each has. */
  readonly packages: readonly string[];
  /** Packages that others need beside them, by their names. */
  readonly peers: Readonly<Record<string, readonly string[]>>;
  /** Installed packages that only some have. */
  readonly optional: readonly string[];
}

/** An ad that the site shows without a network of ads. Its texts aren't labels, which every page downloads. */
export interface InHouseAd {
  /** The name of its picture, and of its events in analytics. */
  readonly id: string;
  readonly link: string;
  readonly sponsor: string;
  /** By language. */
  readonly texts: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
}

/** The facts of a site that the packages need, and that are the same in all of them. */
export interface Site {
  /** Every product that has pages, in the order of the menus. Each gets its own instance of the docs plugin. */
  readonly products: readonly [Product, ...Product[]];
  /** The first is the default. */
  readonly languages: readonly [SiteLanguage, ...SiteLanguage[]];
  /** Repository of the site's own sources. */
  readonly repositoryUrl: string;
  /** Repository of the library that the pages describe. */
  readonly libraryRepository: string;
  /** Without it, comments link to the official site of the first product. */
  readonly library?: Library;
  /** The groups of products, in the order of the menus. */
  readonly groups: readonly ProductGroup[];
  /** The page trees besides the trees of products. */
  readonly trees: readonly OtherTree[];
  /** The site of an older version of a product, with `{version}` in place of its name. */
  readonly olderSite?: string;
  readonly redirects: Redirects;
  readonly colors: Readonly<Record<'light' | 'dark', SiteColors>>;
  readonly projects: Projects;
  readonly inHouseAds?: readonly InHouseAd[];
  /** The colors of social cards of pages that belong to no product. */
  readonly hue: Hue;
}
