import type { StylingName } from '../reader/preferences/codeStyling';

/**
 * The island of one version of a demo. The system version has the demo's own name; the others have
 * theirs in `data-demo-styles` too, which the build's stylesheets select by.
 */
export function islandId({ name, styling }: { name: string; styling: StylingName }): string {
  return styling === 'system' ? name : `${styling}-${name}`;
}
