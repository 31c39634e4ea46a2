import type { Site } from './types';

/** The environment, because threads and processes that a build starts inherit it. */
const VARIABLE = 'SITE_FACTS';

/** Keeps the facts of the site for this process and for the processes that it starts. */
export function keepSite(site: Site): void {
  process.env[VARIABLE] = JSON.stringify(site);
}

/** The last parsed facts: they are read often. */
let parsed: { text: string; site: Site } | undefined;

/**
 * Returns the facts of the site. Runs in Node only: in bundles, `static-pages` replaces the modules that call
 * it with the values that they export.
 *
 * @throws {Error} before `defineSite` was called
 */
export function keptSite(): Site {
  const text = process.env[VARIABLE];
  if (!text) {
    throw new Error(
      'The facts of the site are read before they are defined. Import the module that calls defineSite first.',
    );
  }
  if (parsed?.text !== text) {
    parsed = { text, site: JSON.parse(text) as Site };
  }
  return parsed.site;
}
