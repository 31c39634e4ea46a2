import type { DemoFile } from '@component-docs/demos/node/collectDemos';
import { isDrawnInBrowser } from '@component-docs/demos/node/isDrawnInBrowser';
import { shownDemos } from '@component-docs/kit/node/mdx/shownDemos';

/** An English page, and the files of its demos with their code. */
export interface PageDemos {
  content: string;
  demos: readonly (Pick<DemoFile, 'name' | 'file' | 'styling'> & { code: string })[];
}

/** The version of a demo with several stylings that needs no style sheet of its page. */
const STYLING = 'system';

/**
 * Returns the file of the first demo that a page shows, or undefined if the page has none, or if the
 * demo has no HTML from the server, because it measures its container first.
 */
export function firstDemo({ content, demos }: PageDemos): string | undefined {
  const [shown] = shownDemos(content);
  const demo = demos.find(
    ({ name, styling }) => name === shown?.name && (styling ?? STYLING) === STYLING,
  );
  return demo && !isDrawnInBrowser(demo.code) ? demo.file : undefined;
}
