import type { HtmlTagObject } from '@docusaurus/types';
import { adBoxScript } from '../shared/adBox';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import type { ThirdParties } from '../shared/types';

/**
 * Returns the tags that configure third parties for a page's scripts and reserve space for the ad
 * before first paint. Returns none when nothing is configured.
 */
export function tagsOf(thirdParties: ThirdParties): HtmlTagObject[] {
  const json = JSON.stringify(thirdParties);
  if (json === '{}') {
    return [];
  }
  const config: HtmlTagObject = {
    tagName: 'script',
    attributes: { type: 'application/json', id: SITE_IDS.thirdParties },
    // A URL could contain `</script>`, which would end the element.
    innerHTML: json.replaceAll('<', '\\u003c'),
  };
  return thirdParties.ads ? [config, { tagName: 'script', innerHTML: adBoxScript }] : [config];
}
