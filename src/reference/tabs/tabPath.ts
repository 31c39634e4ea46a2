import { API_TABS } from './types';
import type { ApiTab } from './types';

/** The address of a component page's tab; its own address is that of the demos. */
export function tabPath(page: string, tab: ApiTab | 'demos'): string {
  const bare = page.replace(/\/$/, '');
  return tab === 'demos' ? bare : `${bare}/${tab}`;
}

/** The address of the page that a tab belongs to. */
export function pageOfTab(path: string): string {
  const bare = path.replace(/\/$/, '');
  const tab = API_TABS.find((candidate) => bare.endsWith(`/${candidate}`));
  return tab ? bare.slice(0, -tab.length - 1) : bare;
}

/** An anchor of the time when Base UI's components were called `ButtonUnstyled` (behaviours §19). */
export function withoutUnstyled(hash: string): string {
  return hash.replaceAll('-unstyled', '');
}
