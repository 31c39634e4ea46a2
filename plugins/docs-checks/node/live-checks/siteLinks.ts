import fs from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { readWrittenPages } from '@component-docs/api-reference/node/links/libraryLinks';
import { blankFrontMatter, shownDemos } from '@component-docs/kit/node/mdx/pageTags';
import { readDocuments } from '@component-docs/page-tree/node/written-pages/readPages';
import { anchorOf, parsePage } from '@component-docs/translation-drift/node/splitSections';
import { readLinks, linkProblem } from '../link-check/resolveLink';
import type { BuiltPage } from '../link-check/resolveLink';

/** Attributes that give an element an anchor, of elements in Markdown. */
const ID = /\sid=["']([^"']+)["']/g;

/** Returns the anchors of a page; undefined if the page can't be read. */
async function anchorsOf(file: string): Promise<Set<string> | undefined> {
  try {
    const text = await fs.readFile(file, 'utf8');
    const tree = await parsePage(file, blankFrontMatter(text));
    const anchors = new Set([...text.matchAll(ID)].map(([, id = '']) => id));
    visit(tree, 'heading', (node) => void anchors.add(anchorOf(node)));
    shownDemos(text).forEach(({ name }) => anchors.add(name));
    return anchors;
  } catch {
    return undefined;
  }
}

/** Files that a page can link to and that only builds write. */
const WRITTEN_BY_BUILDS = /\.(?:md|txt|xml)$/;

/** Where the links of pages can lead while the development server runs. */
interface SiteLinks {
  /** Reads again which pages there are, after a file came or went. */
  refresh: () => void;
  /**
   * Checks the links of a page.
   *
   * @param name its file, for messages
   * @param from its site path
   */
  check: (name: string, text: string, from: string) => Promise<string[]>;
}

/**
 * Resolves links with the sources of the pages. Anchors of generated pages aren't known.
 *
 * @param folders absolute paths of the folders that are served at the root
 */
export function createSiteLinks(siteDir: string, folders: readonly string[]): SiteLinks {
  // Reading pages that aren't written in Markdown takes long, and they stay the same while the server runs.
  let others: Promise<readonly string[]> | undefined;
  let known: Promise<readonly [readonly string[], ReadonlyMap<string, string>]> | undefined;
  const readOthers = async () => {
    const [pages, documents] = await Promise.all([
      readWrittenPages(siteDir),
      readDocuments(siteDir),
    ]);
    const own = new Set(documents.map((page) => page.path));
    return [...pages].filter((page) => !own.has(page));
  };
  const readKnown = async () => {
    const documents = new Map(
      (await readDocuments(siteDir)).map((page) => [page.path, page.file] as const),
    );
    return [[...(await (others ??= readOthers())), ...documents.keys()], documents] as const;
  };
  const files = {
    has: (name: string) =>
      WRITTEN_BY_BUILDS.test(name) ||
      folders.some((folder) => name !== '/' && existsSync(path.join(folder, name))),
  };
  return {
    refresh() {
      known = undefined;
    },
    async check(name, text, from) {
      const [paths, documents] = await (known ??= readKnown());
      const pages = new Map<string, BuiltPage>(paths.map((page) => [page, { path: page }]));
      const problems: string[] = [];
      for (const { line, url } of readLinks(name, text)) {
        const [target = '', anchor] = url.split('#');
        const page = target.split('?')[0] || from;
        const file = documents.get(page);
        if (anchor && file !== undefined && !pages.get(page)?.ids) {
          const ids = await anchorsOf(path.join(siteDir, file));
          pages.set(page, { path: page, ...(ids && { ids }) });
        }
        const problem = linkProblem(url, from, { pages, files });
        problems.push(...(problem === null ? [] : [`${name}:${line}: ${problem}`]));
      }
      return problems;
    },
  };
}
