import path from 'node:path';
import type { Findings } from '@component-docs/kit/node/errors/failWith';
import { shownDemos } from '@component-docs/kit/node/mdx/pageTags';
import { translationOf } from '@component-docs/translation-drift/node/translations';
import { STYLING_NAMES } from '@component-docs/preferences/shared/codePreferences';
import { checkOptions } from './checkOptions';
import { readPages } from './collectDemos';
import type { DemoFile, PageSource } from './collectDemos';
import type { DescribedDemo } from './describeDemo';
import { groupBy } from '@component-docs/kit/node/groupBy';

/** Demos belong to English pages: a demo that only a translation shows counts as unused. */
const ENGLISH_PAGES = 'docs/';

function keyOf({ page, name }: Pick<DemoFile, 'page' | 'name'>): string {
  return `${page}/${name}`;
}

/**
 * Returns the pages without translations whose English page is gone: such a translation has one fault, not one for
 * each demo.
 */
function withEnglish(pages: readonly PageSource[]): PageSource[] {
  const files = new Set(pages.map(({ path }) => path));
  return pages.filter(({ path }) => {
    const translation = translationOf(path);
    return translation === undefined || files.has(translation.source);
  });
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
  const missing = withEnglish(pages).flatMap(({ page, path, content }) =>
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

/** The most modules that a demo may import: readers copy each of them with it. */
const MAX_MODULES = 1;

/**
 * Returns a message for each module in the folders of demos that no demo imports, and for each demo that imports
 * more modules than one, directly or by another one.
 *
 * @param modules absolute paths of all modules
 */
export function checkModules(
  modules: readonly string[],
  demos: readonly Pick<DescribedDemo, 'file' | 'modules'>[],
  toSitePath: (file: string) => string,
): string[] {
  const imported = new Set(demos.flatMap((demo) => demo.modules.map(({ file }) => file)));
  const unused = modules
    .filter((file) => !imported.has(file))
    .map(
      (file) =>
        `${toSitePath(file)}: no demo imports this module. Import it in a demo of its folder, or delete it.`,
    );
  const scattered = demos
    .filter((demo) => demo.modules.length > MAX_MODULES)
    .map((demo) => {
      const names = demo.modules.map(({ name }) => name).join(', ');
      return `${toSitePath(demo.file)}: imports ${demo.modules.length} modules (${names}), but a demo may have at most ${MAX_MODULES}, because readers copy each of them. Write up to ten rows into the demo, generate more with Array.from, and merge the rest into one module.`;
    });
  return [...unused, ...scattered];
}

/**
 * Checks that a demo with a version in any styling has a version in every styling. Returns one
 * message, with the file to add, for each missing version, and one for each demo that exists both
 * as a file and as a folder.
 */
export function checkVersions(
  demos: readonly DemoFile[],
  toSitePath: (file: string) => string,
): string[] {
  return [...groupBy(demos, keyOf).values()].flatMap((files) => {
    const single = files.find(({ styling }) => styling === undefined);
    const version = files.find(({ styling }) => styling !== undefined);
    if (!version) {
      return [];
    }
    if (single) {
      const folder = path.dirname(toSitePath(version.file));
      return [
        `${toSitePath(single.file)}: the folder ${folder} defines the same demo. Keep only one of them.`,
      ];
    }
    const folder = path.dirname(version.file);
    return Object.values(STYLING_NAMES)
      .filter((name) => !files.some(({ styling }) => styling === name))
      .map((name) => {
        const file = toSitePath(path.join(folder, `${name}.tsx`));
        return `${file}: the demo ${version.name} has no version in this styling. Add the file.`;
      });
  });
}

/**
 * Checks the demo files of the site, and the pages that show them.
 *
 * @param isIncluded returns whether a page is checked, given its folder in `docs`
 */
export async function checkDemos(
  siteDir: string,
  found: readonly DemoFile[],
  isIncluded: (page: string) => boolean,
): Promise<Findings[]> {
  const toSitePath = (file: string) => path.relative(siteDir, file);
  const pages = (await readPages(siteDir)).filter(({ page }) => isIncluded(page));
  return [
    { summary: 'Demos are missing stylings', problems: checkVersions(found, toSitePath) },
    {
      summary: 'Demos and pages do not match',
      problems: checkReferences(pages, found, toSitePath),
    },
    { summary: 'Demos have wrong options', problems: checkOptions(pages) },
  ];
}
