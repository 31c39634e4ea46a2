import { API_TABS } from './types';
import type { ApiTab } from './types';

/** Returns the path of a component page's tab. The demos tab has the page's own path. */
export function tabPath(page: string, tab: ApiTab | 'demos'): string {
  const bare = page.replace(/\/$/, '');
  return tab === 'demos' ? bare : `${bare}/${tab}`;
}

/** Returns the API tabs of a page, by what it documents. */
export function tabsOfNames({
  components,
  hooks,
}: {
  components: readonly unknown[];
  hooks: readonly unknown[];
}): ApiTab[] {
  return API_TABS.filter((tab) => (tab === 'components-api' ? components : hooks).length > 0);
}

/** Returns the path of the page that a tab belongs to. */
export function pageOfTab(path: string): string {
  const bare = path.replace(/\/$/, '');
  const tab = API_TABS.find((candidate) => bare.endsWith(`/${candidate}`));
  return tab ? bare.slice(0, -tab.length - 1) : bare;
}

/**
 * Returns the current anchor for one from older releases, where Base UI's components had names such
 * as `ButtonUnstyled`.
 */
export function withoutUnstyled(hash: string): string {
  return hash.replaceAll('-unstyled', '');
}
