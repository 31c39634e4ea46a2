import type { StylingName } from '../preferences/codeStyling';

/**
 * The island of one version of a demo; the build's stylesheets select by it. The system version has
 * the demo's own name.
 */
export function islandId({ name, styling }: { name: string; styling: StylingName }): string {
  return styling === 'system' ? name : `${styling}-${name}`;
}
