import { shownDemos } from '@component-docs/kit/node/mdx/pageTags';
import { demoReminder } from './pageText';

/**
 * Returns a page that shows a demo: in the place of its reminder, or else at the end.
 *
 * @param folder folder of the page, relative to `docs/`
 */
export function showDemo(page: string, folder: string, name: string): string {
  const element = `<Demo name="${name}" />`;
  if (shownDemos(page).some((shown) => shown.name === name)) {
    return page;
  }
  const reminder = demoReminder(folder, name);
  const lines = page.split('\n');
  const index = lines.indexOf(reminder);
  return index < 0
    ? `${page.trimEnd()}\n\n${element}\n`
    : [...lines.slice(0, index), element, ...lines.slice(index + 1)].join('\n');
}
