import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import { STYLING_NAMES } from '@component-docs/preferences/shared/codePreferences';
import type { StylingName } from '@component-docs/preferences/shared/codePreferences';

/** A demo, or one version of a demo that has several stylings. */
export interface DemoFile {
  /** `<product>/<page>/<Name>`, followed by `/<styling>` if the demo has several versions. */
  id: string;
  name: string;
  /** Folder of the page that owns the demo, relative to `docs/`: `acme-ui/react-button`. */
  page: string;
  /** Absolute path. */
  file: string;
  /** Absent if the demo has only one version. */
  styling?: StylingName;
}

const DEMO_FOLDER = 'demos';

const NAMES: readonly string[] = Object.values(STYLING_NAMES);

const isStyling = (name: string): name is StylingName => NAMES.includes(name);

function demoFile(docsDir: string, relative: string): DemoFile {
  // `<page>/demos/<Name>.tsx`, or `<page>/demos/<Name>/<styling>.tsx`. A page may itself be called `demos`.
  const place = relative.lastIndexOf(`/${DEMO_FOLDER}/`);
  const page = relative.slice(0, place);
  const inFolder = relative.slice(place + DEMO_FOLDER.length + 2, -'.tsx'.length);
  const [name = '', styling] = inFolder.split('/');
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(
      `Demo docs/${posixPath(relative)} is not named like a component. Rename it in PascalCase, after what it shows.`,
    );
  }
  if (styling !== undefined && !isStyling(styling)) {
    throw new Error(
      `Demo docs/${posixPath(relative)} isn't named after a styling. Versions of a demo are ${NAMES.map((known) => `${known}.tsx`).join(', ')}.`,
    );
  }
  return {
    id: `${page}/${inFolder}`,
    name,
    page,
    file: path.join(docsDir, relative),
    ...(styling && { styling }),
  };
}

/**
 * Lists every demo of the site: the TypeScript files in each page's `demos` folder, and the
 * versions in a subfolder there that is named after a demo.
 *
 * Throws when a file isn't named like a component or a version isn't named after a styling.
 *
 * @param docsDir absolute path of the docs folder
 * @param page folder of the only page to list, relative to it; all pages by default
 */
export async function collectDemos(docsDir: string, page = '**'): Promise<DemoFile[]> {
  const files = await Globby(`${page}/${DEMO_FOLDER}/{,*/}*.tsx`, { cwd: docsDir });
  return files.sort().map((relative) => demoFile(docsDir, relative));
}

/** Lists the modules in the folders of demos, which demos may import: absolute paths. */
export async function collectModules(docsDir: string): Promise<string[]> {
  const files = await Globby(`**/${DEMO_FOLDER}/{,*/}*.ts`, { cwd: docsDir });
  return files.sort().map((relative) => path.join(docsDir, relative));
}

/** Returns the folder of the page that owns a file in a `demos` folder, relative to `docs/`. */
export function pageOfDemoFile(docsDir: string, file: string): string {
  const relative = posixPath(path.relative(docsDir, file));
  return relative.slice(0, relative.lastIndexOf(`/${DEMO_FOLDER}/`));
}

/**
 * Returns the folder of the page that an MDX file belongs to, relative to `docs/`. For a
 * translation in `i18n/`, that is the folder of the English page. Returns undefined for any other
 * file.
 */
export function pageOfSource(siteDir: string, file: string): string | undefined {
  const relative = posixPath(path.relative(siteDir, file));
  const english = /^docs\/(.+)\/[^/]+\.mdx$/.exec(relative);
  if (english) {
    return english[1];
  }
  const translated =
    /^i18n\/[^/]+\/docusaurus-plugin-content-docs-([^/]+)\/current\/(.+)\/[^/]+\.mdx$/.exec(
      relative,
    );
  return translated ? `${translated[1]}/${translated[2]}` : undefined;
}

/** The source of a page in any language. */
export interface PageSource {
  /** Folder of the page, which a translation shares: `acme-ui/react-button`. */
  page: string;
  /** Path from the site's root, for messages. */
  path: string;
  content: string;
}

/** English pages and their translations, which show the same demos. */
export const PAGES = ['docs/**/*.mdx', 'i18n/*/docusaurus-plugin-content-docs-*/current/**/*.mdx'];

/** Reads all pages, in every language. */
export async function readPages(siteDir: string): Promise<PageSource[]> {
  const files = await Globby(PAGES, { cwd: siteDir });
  return Promise.all(
    files.map(async (file) => ({
      page: pageOfSource(siteDir, path.join(siteDir, file)) ?? '',
      path: posixPath(file),
      content: await fs.readFile(path.join(siteDir, file), 'utf8'),
    })),
  );
}
