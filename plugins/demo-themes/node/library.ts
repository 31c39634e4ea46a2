import path from 'node:path';
import type { ByProduct } from '../shared/library';
import type { FontMetrics } from '@component-docs/kit/node/substituteFont';

/** The options of the plugin `demos` for the libraries that demos show. */
export interface LibraryOptions {
  /** Folder with the library's modules for browsers, relative to the site's (`../shared/library`). */
  library: string;
  /** The style sheets of the themes of demos, and of other themes of the site, by name. */
  stylesheets: Readonly<Record<string, () => string>>;
  /** Matches the paths of the modules of the libraries' portals, through which their popups render. */
  portals: RegExp;
}

/** The font that a library expects its apps to load. */
export interface DemoFont extends FontMetrics {
  family: string;
  /** The package with its files, which are variable in weight. */
  package: string;
  /** The Latin file in the package. */
  file: string;
  /** The weights of the library's default theme; others are shown in the nearest one. */
  weights: { min: number; max: number };
}

export type DemoFonts = ByProduct<DemoFont>;

/** Returns the bundler's alias by which this package imports the modules of a site's libraries. */
export function libraryAlias(siteDir: string, library: string): Record<string, string> {
  return { '@demo-library': path.join(siteDir, library) };
}
