import { DEFAULT_STYLE, ICON_STYLES } from './shared/types';
import type { IconStyle } from './shared/types';

/** What an address says about the list. */
export interface ListState {
  query: string;
  style: IconStyle;
  /** The component that is shown in the dialog: `DeleteOutlined`. */
  icon: string | undefined;
}

/** The longest query that is read from an address, in characters. */
const MAX_QUERY = 100;

/** Reads the query of an address: `?query=delete&style=sharp&icon=DeleteSharp`. What isn't known is ignored. */
export function parseLink(search: string): ListState {
  const parameters = new URLSearchParams(search);
  return {
    query: (parameters.get('query') ?? '').slice(0, MAX_QUERY),
    style: ICON_STYLES.find((style) => style === parameters.get('style')) ?? DEFAULT_STYLE,
    icon: /^\w+$/.exec(parameters.get('icon') ?? '')?.[0],
  };
}

/**
 * Returns an address with the state of the list. Its other parameters, and its fragment, stay. Throws a
 * TypeError when the address isn't a URL.
 */
export function linkTo(address: string, { query, style, icon }: ListState): string {
  const url = new URL(address);
  const values = {
    query: query.trim(),
    style: style === DEFAULT_STYLE ? '' : style,
    icon: icon ?? '',
  };
  Object.entries(values).forEach(([name, value]) => {
    url.searchParams.delete(name);
    if (value) {
      url.searchParams.set(name, value);
    }
  });
  return url.href;
}
