import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import type { ThirdParties } from '../shared/types';

/** The element in the page's head that contains the configuration (plugins/third-parties/node). */
const CONFIG = `script[type="application/json"]#${SITE_IDS.thirdParties}`;

let cached: ThirdParties | undefined;

function parse(json: string): ThirdParties {
  try {
    return JSON.parse(json) as ThirdParties;
  } catch (error) {
    // Something on the way here has changed the page: it works without third parties.
    console.error(error);
    return {};
  }
}

/** Returns the third parties of this build, from the page's head; none on the server. */
export function readThirdParties(): ThirdParties {
  if (typeof document === 'undefined') {
    return {};
  }
  cached ??= parse(document.querySelector(CONFIG)?.textContent ?? '{}');
  return cached;
}
