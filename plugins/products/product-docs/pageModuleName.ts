import { tabPath } from '../../../src/api-reference/shared/tabs/tabPath';
import type { ApiTab } from '../../../src/api-reference/shared/tabs/types';

/**
 * Returns the name of a tab's data file, which starts with the last segment of the page's path:
 * `tabs/react-button--hooks-api.json`.
 */
export function pageModuleName(permalink: string, tab: ApiTab): string {
  return `tabs/${tabPath(permalink, tab).split('/').slice(-2).join('--')}.json`;
}
