import { keptSite } from './facts';
import type { Library } from './libraryTypes';

const { library, products } = keptSite();

/** Facts that are special about the documented library. */
export const LIBRARY: Library = library ?? { site: products[0].officialSite };
