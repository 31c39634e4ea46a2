import { fileNameOf } from '../shared/ids';
import fs from 'node:fs/promises';
import type { ComponentUse, DemoSource } from '../shared/types';
import { hashOf, noStore } from '@component-docs/kit/node/cache/cachedValue';
import type { ValueStore } from '@component-docs/kit/node/cache/cachedValue';
import type { DemoFile } from './collectDemos';
import { DemoFault } from './demoFault';
import { inOneFolder, readModules, readStyles } from './readImports';
import type { DemoModule } from './readImports';

/** A demo with everything that is derived from its file. */
export interface DescribedDemo extends DemoFile {
  source: DemoSource;
  /** Site path of the source's JSON, which contains a hash of its content. */
  sourceUrl: string;
  /** The text of the demo file. Tailwind CSS is generated from its class names. */
  code: string;
  /** The modules that it imports. A module comes after the modules that it imports itself. */
  modules: readonly DemoModule[];
  /** The stylesheet that the plain CSS version imports. */
  styles?: string;
}

/**
 * Derives the code that the site shows of a demo from its files: formatted TypeScript, JavaScript if it
 * differs, and the short preview, all highlighted, along with the props that the demo sets.
 *
 * Throws a DemoFault, with the file's path, when a file doesn't parse or a file that it imports is missing.
 *
 * @param uses the components and props in it
 * @param tree its recorded accessibility tree
 * @param store keeps the listings of files that haven't changed
 */
export async function describeDemo(
  demo: DemoFile,
  { uses = [], tree }: { uses?: readonly ComponentUse[]; tree?: string | undefined } = {},
  store: ValueStore = noStore,
): Promise<DescribedDemo> {
  const code = await fs.readFile(demo.file, 'utf8');
  const [modules, styles] = await Promise.all([
    readModules(demo.file, code),
    readStyles(demo, code),
  ]);
  const texts = [code, styles ?? '', ...modules.flatMap((module) => [module.name, module.code])];
  try {
    const { listings, hash } = await store(demo.id, hashOf(texts), async () => {
      // Loaded on demand: formatter and compiler take a second, and kept listings don't need them.
      const { describeCode } = await import('./describeCode');
      return describeCode(demo.page, inOneFolder(code), modules, styles);
    });
    const optional = { ...(uses.length > 0 && { uses: [...uses] }), ...(tree && { tree }) };
    const content = hashOf([hash, JSON.stringify(uses), tree ?? '']);
    const url = `/assets/demos/${fileNameOf(demo.id)}.${content.slice(0, 8)}.json`;
    const source: DemoSource = { ...listings, ...optional };
    return { ...demo, source, sourceUrl: url, code, modules, ...(styles && { styles }) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, reason = message, place = '1:1'] = /^(.*) \((\d+:\d+)\)$/s.exec(message) ?? [];
    throw new DemoFault(`${demo.file}:${place}: the demo doesn't parse: ${reason}. Correct it.`, {
      cause: error,
    });
  }
}
