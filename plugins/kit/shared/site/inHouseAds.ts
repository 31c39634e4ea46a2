import { keptSite } from './facts';
import type { InHouseAd } from './types';

/** The ads that the site shows without a network of ads. */
export const IN_HOUSE_ADS: readonly InHouseAd[] = keptSite().inHouseAds ?? [];
