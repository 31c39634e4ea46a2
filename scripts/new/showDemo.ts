import { shownDemos } from '@component-docs/kit/node/mdx/pageTags';

/** Returns a page that shows a demo: at the end, unless it is already there. */
export function showDemo(page: string, name: string): string {
  return shownDemos(page).some((shown) => shown.name === name)
    ? page
    : `${page.trimEnd()}\n\n<Demo name="${name}" />\n`;
}
