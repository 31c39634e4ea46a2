import fs from 'node:fs/promises';
import path from 'node:path';
import { collectDemos } from '@component-docs/demos/node/collectDemos';
import { previewOf } from '@component-docs/demos/node/previewOf';
import type { Code, RootContent } from 'mdast';
import type { PageTexts } from '@component-docs/labels/node/texts';
import { writer } from './pageMarkdown';

/** A file of a demo, as a page shows it. */
interface DemoSource {
  /** The name with its extension. */
  title: string;
  /** Absolute path. */
  file: string;
  source: string;
}

const RELATIVE_IMPORT = /\bfrom '(\.[^']+)'/g;

async function readModule(from: string, specifier: string): Promise<[string, string]> {
  const base = path.resolve(path.dirname(from), specifier);
  for (const file of [base, `${base}.ts`, `${base}.tsx`]) {
    const source = await fs.readFile(file, 'utf8').catch(() => null);
    if (source !== null) {
      return [file, source];
    }
  }
  throw new Error(`${from} imports ${specifier}, which isn't there. Correct the import.`);
}

/** Returns a file and the modules of the site that it imports, directly or indirectly, by path. */
async function withModules(file: string, source: string): Promise<Map<string, string>> {
  const files = new Map([[file, source]]);
  // The loop also visits the modules that it adds.
  for (const [from, text] of files) {
    for (const [, specifier = ''] of text.matchAll(RELATIVE_IMPORT)) {
      const [imported, content] = await readModule(from, specifier);
      files.set(imported, content);
    }
  }
  return files;
}

/** A longer demo has a file of its own: most readers of a page look for one fact. */
const MAX_LINES = 20;

/** A demo with its files: its own one first, and the modules that it imports. */
export interface PageDemo {
  name: string;
  files: readonly DemoSource[];
  /** Whether a page shows only an excerpt of it. */
  isLong: boolean;
  /** The lines of its code that readers of the page see first; undefined if the page shows none. */
  preview: string | undefined;
}

/**
 * Reads the demos of a page from its own folder: a search in all pages would be one for each page.
 *
 * @param page the folder of the page, relative to `docs`; undefined for a page that can't have demos
 */
export async function readDemos(siteDir: string, page: string | undefined): Promise<PageDemo[]> {
  if (page === undefined) {
    return [];
  }
  const demos = await collectDemos(path.join(siteDir, 'docs'), page);
  // Of a demo with several stylings, the last one.
  const files = new Map(demos.map(({ name, file }) => [name, file]));
  return Promise.all(
    [...files].map(async ([name, file]) => {
      const code = await fs.readFile(file, 'utf8');
      const modules = await withModules(file, code);
      const sources = [...modules].map(([module, source], index) => ({
        // A version of a demo is named after its styling, and its folder after the demo.
        title: index === 0 ? `${name}.tsx` : path.basename(module),
        file: module,
        source: source.trim(),
      }));
      const lines = sources.reduce((sum, { source }) => sum + source.split('\n').length, 0);
      const isLong = lines > MAX_LINES;
      return { name, files: sources, isLong, preview: previewOf(code, page) };
    }),
  );
}

/** The facts that a page needs to show its demos. */
interface DemoContext {
  demos: readonly PageDemo[];
  /** Returns the address of the file that has all of a demo. */
  addressOf: (name: string) => string;
  texts: PageTexts;
}

function codeOf({ title, source }: DemoSource): Code {
  return { type: 'code', lang: 'tsx', meta: `title="${title}"`, value: source };
}

/** Returns a link to a demo's own file, and the lines that readers of the page see first. */
function excerptOf({ name, preview }: PageDemo, { addressOf, texts }: DemoContext): RootContent[] {
  const label = texts(preview === undefined ? 'markdown.code' : 'markdown.excerpt');
  return [
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: `${label} ` },
        { type: 'link', url: addressOf(name), children: [{ type: 'text', value: `${name}.tsx` }] },
      ],
    },
    ...(preview === undefined ? [] : [{ type: 'code', lang: 'tsx', value: preview } as const]),
  ];
}

/**
 * Returns a function that returns a page's nodes for a demo, by its name: the files that the page doesn't show yet,
 * or an excerpt of a long demo.
 */
export function createDemoNodes(context: DemoContext): (name: string) => RootContent[] {
  const shown = new Set<string>();
  return (name) => {
    const demo = context.demos.find((each) => each.name === name);
    if (demo?.isLong) {
      return excerptOf(demo, context);
    }
    const files = (demo?.files ?? []).filter(({ file }) => !shown.has(file));
    files.forEach(({ file }) => shown.add(file));
    return files.map(codeOf);
  };
}

/** Converts all files of a demo to Markdown. */
export function demoMarkdown({ name, files }: PageDemo): string {
  return `# ${name}.tsx\n\n${writer.stringify({ type: 'root', children: files.map(codeOf) })}`;
}
