import type { DemoFile } from './collectDemos';
import { shownDemos } from '@component-docs/kit/node/mdx/shownDemos';

/** The source of a page in any language. */
export interface PageSource {
  page: string;
  /** Path from the site's root, for messages. */
  path: string;
  content: string;
}

/** Demos belong to English pages: a demo that only a translation shows counts as unused. */
const ENGLISH_PAGES = 'docs/';

/** Returns a key that all versions of a demo share. */
function keyOf({ page, name }: Pick<DemoFile, 'page' | 'name'>): string {
  return `${page}/${name}`;
}

/**
 * Compares the demos that pages show with the demo files that exist. Returns one message for every
 * `<Demo>` without a file and for every file that no page shows.
 */
export function checkReferences(
  pages: readonly PageSource[],
  demos: readonly DemoFile[],
  toSitePath: (file: string) => string,
): string[] {
  const unused = new Map(demos.map((demo) => [keyOf(demo), demo]));
  const known = new Set(unused.keys());
  const missing = pages.flatMap(({ page, path, content }) =>
    shownDemos(content).flatMap(({ name, line }) => {
      const id = keyOf({ page, name });
      if (path.startsWith(ENGLISH_PAGES)) {
        unused.delete(id);
      }
      return known.has(id)
        ? []
        : [
            `${path}:${line}: <Demo name="${name}"> has no file. Write docs/${page}/demos/${name}.tsx or correct the name.`,
          ];
    }),
  );
  const orphans = [...unused.values()].map(
    (demo) =>
      `${toSitePath(demo.file)}: no page shows this demo. Add <Demo name="${demo.name}" /> to the page docs/${demo.page}, or delete the file.`,
  );
  return [...missing, ...orphans];
}
