import type { ThirdParties } from './types';

/** The element of the page's head that holds the configuration (plugins/output/third-parties). */
export const CONFIG_ID = 'third-parties';

let read: ThirdParties | undefined;

/**
 * What this build talks to; nothing on the server and in a build without configuration. The build
 * has validated it. It is in the page and not in its scripts, so that a page without it pays nothing.
 */
export function readThirdParties(): ThirdParties {
  if (typeof document === 'undefined') {
    return {};
  }
  read ??= JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '{}') as ThirdParties;
  return read;
}
