import { tabPath } from '../../../src/reference/tabs/tabPath';
import type { ApiTab } from '../../../src/reference/tabs/types';

/** The data file of a tab: `tabs/react-button--hooks-api.json`, the page by the end of its path. */
export function pageModuleName(permalink: string, tab: ApiTab): string {
  return `tabs/${tabPath(permalink, tab).split('/').slice(-2).join('--')}.json`;
}
