import { showAd } from '@component-docs/ads/browser/showAd';
import { noteMissing } from '@component-docs/templates/browser/behaviors';
import { openTemplate } from '@component-docs/templates/browser/behaviors';
import { startDocs } from '@component-docs/theme/browser/app/startDocs';
import { askForConsentAgain } from '../analytics/askForConsentAgain';
import { ISLANDS } from './islands';

startDocs({
  islands: ISLANDS,
  // In the content of this site's pages, besides the theme's behaviors for every site.
  behaviors: [askForConsentAgain, noteMissing, openTemplate, showAd],
});

export { onRouteDidUpdate } from '@component-docs/theme/browser/app/startDocs';
