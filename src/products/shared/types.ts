import type { PALETTE } from '../../branding/tokens';

/** Groups of products in menus and on the home page. */
export type ProductGroupId = 'core' | 'x' | 'toolpad';

/** A product in menus and tables, whether or not this site has pages for it. */
export interface CatalogueEntry {
  readonly id: string;
  /** Display name, not translated. */
  readonly name: string;
  /** What readers also call it in a search. */
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

/** A product area of the site: its own pages, sidebar, and installed packages. */
export interface Product extends CatalogueEntry {
  /** Also the id of its page tree and its docs plugin, and the name of its folder in `docs/`. */
  readonly id: string;
  /** Path of its pages, without leading and trailing slashes: `material-ui`, `toolpad/core`. */
  readonly basePath: string;
  readonly group: ProductGroupId;
  /** What menus show instead of it: its parts, each with a landing page. */
  readonly parts?: readonly CatalogueEntry[];
  /** The package whose version the repository's tags carry, if it isn't `packageName`. */
  readonly releasedWith?: string;
  /** The packages whose components have API pages here. */
  readonly apiPackages: readonly string[];
  /** Folder of the API pages below the base path; `api` by default. */
  readonly apiFolder?: string;
  /** The API is shown in tabs of the component pages instead. */
  readonly apiTabs?: true;
  /** Where the library's makers document the version that this site describes. */
  readonly officialSite: string;
  /**
   * The product whose theme its demos use, itself or another. Others get no provider: MUI System uses its
   * default theme.
   */
  readonly demoTheme?: string;
  /** Its color on social cards. White text on it must be legible. */
  readonly color: readonly [scale: keyof typeof PALETTE, shade: 500 | 600 | 700 | 800];
}
