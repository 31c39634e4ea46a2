import type { PageAddress } from '../parseAddress';

/** Tabs of a page, which have addresses below it. */
const TABS = '/(?:components-api|hooks-api)\\b';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a pattern of a page's site path in any text: with an anchor or a tab after it, but not as a part of a longer
 * path, and not on another site.
 */
export function pathPattern(path: string): RegExp {
  return new RegExp(`(?<![\\w.:/-])${escape(path)}(?=${TABS}|(?![\\w-]|/\\w))`, 'g');
}

/** Returns a pattern of a page's folder in `docs` as files of the site name it: `docs/ui/button/`. */
function folderPattern({ folder, file }: PageAddress): RegExp {
  const name = escape(file.slice(file.lastIndexOf('/') + 1));
  return new RegExp(`(?<![\\w-])docs/${escape(folder)}/(${name}|demos\\b)`, 'g');
}

/** Returns a pattern of a page's key in JSON, which has no slash in front: `"ui/button"`. */
function keyPattern({ folder }: PageAddress): RegExp {
  return new RegExp(`(?<=")${escape(folder)}(?=")`, 'g');
}

/** Returns a text that names a page by its new address: its site path, its folder, and keys of JSON. */
export function withNewAddress(text: string, from: PageAddress, to: PageAddress): string {
  const page = to.file.slice(to.file.lastIndexOf('/') + 1);
  return text
    .replace(pathPattern(from.path), to.path)
    .replace(folderPattern(from), (_all, rest: string) =>
      rest === 'demos' ? `docs/${to.folder}/demos` : `docs/${to.folder}/${page}`,
    )
    .replace(keyPattern(from), to.folder);
}

/** Returns the lines, from 1, of a text that name a site path. */
export function linesWith(text: string, path: string): number[] {
  const pattern = pathPattern(path);
  return text.split('\n').flatMap((line, index) => (line.search(pattern) < 0 ? [] : [index + 1]));
}

/** Returns a text in which links to a page, to its anchors, and to its tabs lead to another page. */
export function withLinksTo(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`${pathPattern(from).source}(?:${TABS})?(?:#[\\w%-]*)?`, 'g'), to);
}
