import { withoutCode } from '../lib/mdx/withoutCode';
import type { DemoFile } from './collectDemos';

/** The source of a page in any language. */
export interface PageSource {
  page: string;
  /** Path from the site's root, for messages. */
  path: string;
  content: string;
}

const DEMO_TAG = /<Demo\s(?:[^>]*\s)?name="([^"]*)"/g;

/** Demos belong to English pages: a demo that only a translation shows counts as unused. */
const ENGLISH_PAGES = 'docs/';

/** Returns a key that all versions of a demo share. */
function keyOf({ page, name }: Pick<DemoFile, 'page' | 'name'>): string {
  return `${page}/${name}`;
}

function lineAt(content: string, index: number): number {
  return content.slice(0, index).split('\n').length;
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
    [...withoutCode(content).matchAll(DEMO_TAG)].flatMap((match) => {
      const name = match[1] ?? '';
      const id = keyOf({ page, name });
      if (path.startsWith(ENGLISH_PAGES)) {
        unused.delete(id);
      }
      return known.has(id)
        ? []
        : [
            `${path}:${lineAt(content, match.index)}: <Demo name="${name}"> has no file. Write docs/${page}/demos/${name}.tsx or correct the name.`,
          ];
    }),
  );
  const orphans = [...unused.values()].map(
    (demo) =>
      `${toSitePath(demo.file)}: no page shows this demo. Add <Demo name="${demo.name}" /> to the page docs/${demo.page}, or delete the file.`,
  );
  return [...missing, ...orphans];
}
