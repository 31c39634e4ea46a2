import fs from 'node:fs/promises';
import path from 'node:path';
import {
  createExcerpt,
  DEFAULT_PARSE_FRONT_MATTER,
  Globby,
  parseMarkdownContentTitle,
} from '@docusaurus/utils';
import { shownDemos } from '@component-docs/kit/node/mdx/pageTags';

/** A change of a file that Docusaurus watches, and who watches it. */
export interface Change {
  /** Without it, Docusaurus loads the whole site again. */
  plugin: string | undefined;
  event: string;
  /** From the site's root. */
  path: string;
}

/** Translated pages: a docs plugin watches them, too. */
const TRANSLATED_PAGE = /^i18n\/[^/]+\/docusaurus-plugin-content-docs-[^/]+\/current\//;

const PAGE = /\.mdx$/;

/** Files of demos, which the bundler follows itself (plugins/demos/node/livePages.ts). */
const DEMO = /^docs\/.*\/demos\/.*\.(?:tsx?|css)$/;

/**
 * Who answers a change: the plugin, which loads its content again; the bundler alone; or the plugin, but only
 * if the facts that it derives from the page have changed.
 */
export type Answer = 'reload' | 'bundler' | 'if-facts-changed';

/** Returns who has to answer a change in the development server. */
export function answerOf({ plugin, event, path }: Change): Answer {
  if (plugin === undefined) {
    return TRANSLATED_PAGE.test(path) ? 'bundler' : 'reload';
  }
  if (event !== 'change') {
    return 'reload';
  }
  if (DEMO.test(path)) {
    return 'bundler';
  }
  return PAGE.test(path) ? 'if-facts-changed' : 'reload';
}

const PAGES = ['docs/**/*.mdx', 'i18n/*/docusaurus-plugin-content-docs-*/current/**/*.mdx'];

/**
 * Returns the facts that plugins derive from a page's source, as text: its front matter, title, description,
 * and the demos that it shows. All other changes of a page are for the bundler alone. Undefined if the front
 * matter doesn't parse.
 */
export async function pageFacts(file: string, source: string): Promise<string | undefined> {
  try {
    const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: source,
    });
    const { content: text, contentTitle } = parseMarkdownContentTitle(content);
    const description = frontMatter.description ?? createExcerpt(text);
    const demos = shownDemos(source).map(({ name }) => name);
    return JSON.stringify([frontMatter, contentTitle, description, demos]);
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that says whether the facts of a file are others than when its reader asked last.
 *
 * @param readAll returns the facts of all files at the start, by path
 * @param read returns the facts of a file; undefined if it can't be read
 */
export function createKnownFacts(
  readAll: () => Promise<ReadonlyMap<string, string | undefined>>,
  read: (path: string) => Promise<string | undefined>,
): (reader: string, path: string) => Promise<boolean> {
  const start = readAll();
  const latest = new Map<string, string | undefined>();
  return async (reader, path) => {
    const key = `${reader} ${path}`;
    const before = latest.has(key) ? latest.get(key) : (await start).get(path);
    const now = await read(path);
    latest.set(key, now);
    return now === undefined || now !== before;
  };
}

/** Returns a function that says whether the facts of a page of the site are others than when its reader asked last. */
export function createPageFacts(
  siteDir: string,
): (reader: string, file: string) => Promise<boolean> {
  const read = async (file: string) => {
    const text = await fs.readFile(path.join(siteDir, file), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : pageFacts(file, text);
  };
  const readAll = async () => {
    const files = await Globby(PAGES, { cwd: siteDir });
    return new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)));
  };
  return createKnownFacts(readAll, read);
}
