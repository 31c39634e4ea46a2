import type { StylingName } from '@component-docs/preferences/shared/codeStyling';

/**
 * Returns the id of the island of one version of a demo. That of the system version is the demo's
 * name. The other ids are also in `data-demo-styles`, which the build's stylesheets use as a
 * selector.
 */
export function islandId({ name, styling }: { name: string; styling: StylingName }): string {
  return styling === 'system' ? name : `${styling}-${name}`;
}
