import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import { readPages } from '@component-docs/demos/node/collectDemos';
import type { PageSource } from '@component-docs/demos/node/collectDemos';
import { pageTags } from '@component-docs/kit/node/mdx/pageTags';

/** A `<Playground>` of a page. */
export interface PlaygroundUse {
  /** `acme-ui/Button`: the product of the page, and the component. */
  id: string;
  component: string;
  /** Path of the page from the site's root, for messages. */
  path: string;
  /** From 1. */
  line: number;
}

/** Returns the product of a page: the first part of its folder. */
export function productOf({ page }: Pick<PageSource, 'page'>): string {
  return page.split('/')[0] ?? '';
}

/** Returns the playgrounds of a page, in order. Elements without a component are left out. */
export function playgroundsOf(source: PageSource): PlaygroundUse[] {
  const product = productOf(source);
  return pageTags(source.content, 'Playground').flatMap(({ line, attributes }) => {
    const component = attributes.get('component');
    return typeof component === 'string'
      ? [{ id: `${product}/${component}`, component, path: source.path, line }]
      : [];
  });
}

/** Where presets are: `<product>/<Component>.tsx`. */
export const PRESETS = 'content/playgrounds';

/** A file of `content/playgrounds`. */
export interface PresetSource {
  /** `acme-ui/Tabs`. */
  id: string;
  /** Path from the site's root. */
  file: string;
  text: string;
}

export interface Sources {
  pages: readonly PageSource[];
  presets: readonly PresetSource[];
  /** Why component pages have no playground, by the folder of the page. */
  exceptions: Readonly<Record<string, string>>;
}

async function textsOf(siteDir: string, pattern: string) {
  const files = (await Globby(pattern, { cwd: siteDir })).sort().map(posixPath);
  return Promise.all(
    files.map(async (file) => ({
      file,
      text: await fs.readFile(path.join(siteDir, file), 'utf8'),
    })),
  );
}

/** Reads the presets, of all products. */
export async function readPresets(siteDir: string): Promise<PresetSource[]> {
  const presets = await textsOf(siteDir, `${PRESETS}/*/*.tsx`);
  return presets.map((source) => ({
    id: source.file.slice(PRESETS.length + 1).replace(/\.tsx$/, ''),
    ...source,
  }));
}

/** Reads all pages, the presets, and the list of pages without a playground. */
export async function readSources(siteDir: string): Promise<Sources> {
  const [pages, presets, [exceptions]] = await Promise.all([
    readPages(siteDir),
    readPresets(siteDir),
    textsOf(siteDir, `${PRESETS}/exceptions.json`),
  ]);
  const parsed = JSON.parse(exceptions?.text ?? '{}') as Sources['exceptions'];
  return { pages, presets, exceptions: parsed };
}
