import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import { DEFAULT_STYLE, ICON_STYLES } from '../shared/types';
import type { IconStyle } from '../shared/types';

/** The state of the list that an address describes. */
export interface ListState {
  query: string;
  style: IconStyle;
  /** The component that is shown in the dialog: `DeleteOutlined`. */
  icon: string | undefined;
}

/** The names of parameters in links to the library's own site, `?selected=AcUnit&theme=Two+tone`, that differ. */
const OFFICIAL_NAMES = { style: 'theme', icon: 'selected' } as const;

/** Returns the style that a parameter names, also as the library's own site does. */
function styleNamed(text: string | null): IconStyle | undefined {
  return ICON_STYLES.find((style) => style === text?.toLowerCase().replace(' ', '-'));
}

/** Reads the query of an address, also with the names of the library's own site. */
export function parseLink(search: string): ListState {
  const parameters = new URLSearchParams(search);
  const read = (name: keyof typeof OFFICIAL_NAMES) =>
    parameters.get(name) ?? parameters.get(OFFICIAL_NAMES[name]);
  return {
    query: (parameters.get('query') ?? '').slice(0, MAX_QUERY),
    style: styleNamed(read('style')) ?? DEFAULT_STYLE,
    icon: /^\w+$/.exec(read('icon') ?? '')?.[0],
  };
}

/** Returns an address with the state of the list. Throws a TypeError when it isn't a URL. */
export function linkTo(address: string, { query, style, icon }: ListState): string {
  const url = new URL(address);
  url.searchParams.delete(OFFICIAL_NAMES.icon);
  // Otherwise it is a reader's theme.
  if (styleNamed(url.searchParams.get(OFFICIAL_NAMES.style))) {
    url.searchParams.delete(OFFICIAL_NAMES.style);
  }
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
