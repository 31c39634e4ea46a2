import type { ThirdParties } from './types';

/** Id of the element in the page's head that contains the configuration (plugins/output/third-parties). */
export const CONFIG_ID = 'third-parties';

let cached: ThirdParties | undefined;

/**
 * Returns the third parties of this build; none on the server and in a build without configuration. The
 * build has validated the configuration. It is in the page and not in a script, so that it costs nothing
 * on pages without it.
 */
export function readThirdParties(): ThirdParties {
  if (typeof document === 'undefined') {
    return {};
  }
  cached ??= JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '{}') as ThirdParties;
  return cached;
}
