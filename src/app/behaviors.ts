import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { showAd } from '@component-docs/ads/browser/showAd';
import { noteMissing, openTemplate } from '@component-docs/templates/browser/behaviors';
import { askForConsentAgain } from '../analytics/askForConsentAgain';

/** The behaviors in the content of this site's pages, besides the theme's behaviors for every site. */
export const BEHAVIORS: readonly Behavior[] = [
  askForConsentAgain,
  noteMissing,
  openTemplate,
  showAd,
];
