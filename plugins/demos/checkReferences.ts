import { withoutCode } from '../lib/mdx/withoutCode';
import type { DemoFile } from './collectDemos';

/** A page's source, in any language, as far as the check reads it. */
export interface PageSource {
  page: string;
  /** Path from the site's root, for messages. */
  path: string;
  content: string;
}

const DEMO_TAG = /<Demo\s(?:[^>]*\s)?name="([^"]*)"/g;

/** A demo belongs to an English page; a translation that shows it as well is no reason to keep it. */
const ENGLISH_PAGES = 'docs/';

/** One for all versions of a demo. */
function keyOf({ page, name }: Pick<DemoFile, 'page' | 'name'>): string {
  return `${page}/${name}`;
}

function lineAt(content: string, index: number): number {
  return content.slice(0, index).split('\n').length;
}

/**
 * Compares what pages show with the demos that exist. Gives one message for every `<Demo>` without
 * a file and every file that no page shows; none when all is well.
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
