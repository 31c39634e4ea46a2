import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { checkOptions } from '@component-docs/demos/node/checkOptions';
import { fillVersions } from '@component-docs/kit/node/mdx/placeholders';
import { sitePathOfDoc } from '@component-docs/kit/node/sitePaths';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { strayFiles, translationOf } from '@component-docs/translation-drift/node/translations';
import { encodingProblems, isText } from '../encoding';
import { readLinks } from '../link-check/resolveLink';
import { parseFrontMatter } from '../page-checks/checkPages';
import { unknownComponents } from '../page-checks/checkFrontMatter';
import { pageFaults } from '../page-faults/pageFaults';
import type { PageFaults } from '../page-faults/pageFaults';
import { livePages } from './livePages';
import type { createSiteLinks } from './siteLinks';
import { textsIn } from '@component-docs/kit/node/readText';
import { outdatedSections } from '@component-docs/translation-drift/node/describeDrift';
import { readDrift } from '@component-docs/translation-drift/node/readDrift';

/** Sections that one line names. */
const MAX_NAMED = 5;

/**
 * Returns a line about a translation that differs from its English page; undefined if it doesn't, or if one of the two
 * can't be read, which is reported elsewhere.
 *
 * @param file the translated page, relative to the site's root
 */
export async function driftNote(siteDir: string, file: string): Promise<string | undefined> {
  const translation = translationOf(file);
  const drift =
    translation && (await readDrift(textsIn(siteDir), translation).catch(() => undefined));
  const ids = drift ? [...outdatedSections(drift)] : [];
  if (!translation || ids.length === 0) {
    return undefined;
  }
  const named = ids.slice(0, MAX_NAMED).join(', ');
  const more = ids.length > MAX_NAMED ? `, and ${ids.length - MAX_NAMED} more` : '';
  return `${file}: not up to date with ${translation.source}: ${named}${more}. Translate what has changed, then run: npm run translate -- accept ${translation.page}`;
}

const PAGES = ['docs/**/*.mdx', 'i18n/*/docusaurus-plugin-content-docs-*/current/**/*.mdx'];

/** The product and the site path of a page. */
function pageAt(name: string): { product: string; path: string } | undefined {
  const translation = translationOf(name);
  const [, product = '', doc = ''] =
    /^docs\/([^/]+)\/(.+)\.mdx$/.exec(translation?.source ?? name) ?? [];
  const basePath = PRODUCTS.find(({ id }) => id === product)?.basePath;
  return basePath === undefined ? undefined : { product, path: sitePathOfDoc(doc, basePath) };
}

const NONE: PageFaults = { problems: [], isBroken: false };

interface Checks {
  /** Finds the faults of a page that keep it from being shown; undefined if the file isn't a page of a product. */
  compile: (name: string, source: string) => Promise<PageFaults | undefined>;
  /** Finds all faults of a file. A file that is gone has none. */
  check: (name: string) => Promise<PageFaults>;
  /** Returns the pages that link to a page's file, its translations, and that file itself. */
  withLinking: (name: string) => Promise<string[]>;
}

/** Creates the checks of single files. Names of files are paths from the site's root. */
export function createChecks(siteDir: string, links: ReturnType<typeof createSiteLinks>): Checks {
  const read = (name: string) =>
    fs.readFile(path.join(siteDir, name)).catch((error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(error.code ?? '')) {
        return undefined;
      }
      throw error;
    });
  const withVersions = (name: string, text: string) => {
    try {
      return fillVersions(siteDir, name, text);
    } catch {
      // The compiler says which package isn't installed.
      return text;
    }
  };
  const compile: Checks['compile'] = async (name, fileContent) => {
    const source = translationOf(name)?.source;
    if (source !== undefined && !existsSync(path.join(siteDir, source))) {
      return { problems: strayFiles([name]), isBroken: true };
    }
    const compiler = livePages.compilers.get(pageAt(name)?.product ?? '');
    const page = {
      filePath: path.join(siteDir, name),
      fileContent: withVersions(name, fileContent),
    };
    return compiler && pageFaults(name, page, compiler);
  };
  const componentProblems = async (name: string, text: string, product: string) => {
    const known = livePages.components.get(product);
    const frontMatter = await parseFrontMatter(path.join(siteDir, name), text).catch(
      () => undefined,
    );
    return known && frontMatter ? unknownComponents(name, text, frontMatter.components, known) : [];
  };
  return {
    compile,
    async check(name) {
      const bytes = await read(name);
      if (!bytes || !isText(name)) {
        return NONE;
      }
      const text = bytes.toString('utf8');
      const page = name.endsWith('.mdx') ? pageAt(name) : undefined;
      const { problems, isBroken } = (page && (await compile(name, text))) ?? NONE;
      return {
        problems: [
          ...encodingProblems(name, bytes),
          ...problems,
          ...(page ? await componentProblems(name, text, page.product) : []),
          ...(page ? checkOptions([{ path: name, content: text }]) : []),
          ...(page ? await links.check(name, text, page.path) : []),
        ],
        isBroken,
      };
    },
    async withLinking(name) {
      const page = pageAt(name)?.path;
      const names = page === undefined ? [] : await Globby(PAGES, { cwd: siteDir });
      const linking = await Promise.all(
        names.map(async (other) => {
          if (translationOf(other)?.source === name) {
            return [other];
          }
          const text = (await read(other))?.toString('utf8') ?? '';
          const isTo = (url: string) => url.split(/[?#]/, 1)[0] === page;
          return text.includes(`${page}`) && readLinks(other, text).some(({ url }) => isTo(url))
            ? [other]
            : [];
        }),
      );
      return [name, ...linking.flat()];
    },
  };
}
