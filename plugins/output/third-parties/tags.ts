import type { HtmlTagObject } from '@docusaurus/types';
import { adBoxScript } from '../../../src/services/ads/adBox';
import { CONFIG_ID } from '../../../src/services/third-parties/readThirdParties';
import type { ThirdParties } from '../../../src/services/third-parties/types';

/**
 * The tags that tell a page's scripts what to talk to, and reserve the ad's box before first paint;
 * none when nothing is configured.
 */
export function tagsOf(thirdParties: ThirdParties): HtmlTagObject[] {
  const json = JSON.stringify(thirdParties);
  if (json === '{}') {
    return [];
  }
  const config: HtmlTagObject = {
    tagName: 'script',
    attributes: { type: 'application/json', id: CONFIG_ID },
    // An address may hold what would end the element.
    innerHTML: json.replaceAll('<', '\\u003c'),
  };
  return thirdParties.ads ? [config, { tagName: 'script', innerHTML: adBoxScript }] : [config];
}
