import { keptSite } from './facts';

/** The groups of products, the page trees of no product, and the address of the sites of older versions. */
export const { groups: GROUPS, trees: OTHER_TREES, olderSite: OLDER_SITE } = keptSite();
