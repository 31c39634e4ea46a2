import type { StylingName } from '@component-docs/preferences/shared/codePreferences';

/** Returns the id of a file's tab, by the id of the panel which shows the file. */
export function tabId(panelId: string, index: number): string {
  return `${panelId}tab${index}`;
}

/**
 * Returns the id of the island of one version of a demo. The id of the system version is the demo's name. The
 * other ids are also in `data-demo-styles`, which the build's stylesheets use as a selector.
 */
export function islandId({ name, styling }: { name: string; styling: StylingName }): string {
  return styling === 'system' ? name : `${styling}-${name}`;
}

/**
 * Returns the path of a page or a demo for names of files: without the hyphen in the name of a hook, because ad
 * blockers know names such as `-notifications`.
 */
export const fileNameOf = (path: string): string => path.replace(/\buse-(?=[a-z])/g, 'use');

/**
 * Returns the name of the chunk with the demos of a page. They are small and share one.
 *
 * @param page path of the page, without slashes at its ends: `acme-ui/react-button`
 */
export const demosChunk = (page: string): string =>
  `demos-${fileNameOf(page).replaceAll('/', '-')}`;
