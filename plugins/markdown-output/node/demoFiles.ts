import fs from 'node:fs/promises';
import path from 'node:path';
import { collectDemos } from '@component-docs/demos/node/collectDemos';

/** A file of a demo, as a page shows it. */
export interface DemoSource {
  /** The name with its extension. */
  title: string;
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

/** Returns a file and the modules of the site that it imports, those that they import included, by path. */
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

/**
 * Reads the demos of a page from its own folder: a search in all pages would be one for each page.
 *
 * @returns a function that returns the files of a demo by its name, without those that it returned before:
 *   a page shows each file once
 */
export async function readDemos(
  siteDir: string,
  page: string | undefined,
): Promise<(name: string) => DemoSource[]> {
  const demos = page === undefined ? [] : await collectDemos(path.join(siteDir, 'docs'), page);
  const files = new Map(
    await Promise.all(
      demos.map(async ({ name, file }) => {
        return [name, await withModules(file, await fs.readFile(file, 'utf8'))] as const;
      }),
    ),
  );
  const shown = new Set<string>();
  return (name) =>
    [...(files.get(name) ?? [])].flatMap(([file, source], index) => {
      const isNew = !shown.has(file);
      shown.add(file);
      // A version of a demo is named after its styling, and its folder after the demo.
      const title = index === 0 ? `${name}.tsx` : path.basename(file);
      return isNew ? [{ title, source: source.trim() }] : [];
    });
}
