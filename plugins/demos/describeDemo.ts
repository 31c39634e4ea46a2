import fs from 'node:fs/promises';
import type { ComponentUse, DemoSource } from '../../src/demos/types';
import { hashOf } from '../lib/cache/cachedValue';
import { noStore } from '../lib/cache/valueStore';
import type { ValueStore } from '../lib/cache/valueStore';
import type { DemoFile } from './collectDemos';
import { readStyles } from './readStyles';

/** A demo with everything that is derived from its file. */
export interface DescribedDemo extends DemoFile {
  source: DemoSource;
  /** Site path of the source's JSON, which contains a hash of its content. */
  sourceUrl: string;
  /** The text of the demo file. Tailwind CSS is generated from its class names. */
  code: string;
  /** The stylesheet that the plain CSS version imports. */
  styles?: string;
}

/**
 * Derives what the site shows of a demo from its file: formatted TypeScript, JavaScript if it
 * differs, and the short preview, all highlighted, along with the props that the demo sets.
 *
 * Throws, with the file's path, when the file doesn't parse.
 *
 * @param store keeps the listings of files that haven't changed
 */
export async function describeDemo(
  demo: DemoFile,
  uses: readonly ComponentUse[] = [],
  store: ValueStore = noStore,
): Promise<DescribedDemo> {
  const code = await fs.readFile(demo.file, 'utf8');
  const styles = await readStyles(demo, code);
  try {
    const { listings, hash } = await store(demo.id, hashOf([code, styles ?? '']), async () => {
      // Loaded on demand: formatter and compiler take a second, and kept listings don't need them.
      const { describeCode } = await import('./describeCode');
      return describeCode(code, styles);
    });
    const source: DemoSource = { ...listings, ...(uses.length > 0 ? { uses: [...uses] } : {}) };
    const url = `/assets/demos/${demo.id}.${hashOf([hash, JSON.stringify(uses)]).slice(0, 8)}.json`;
    return { ...demo, source, sourceUrl: url, code, ...(styles && { styles }) };
  } catch (error) {
    throw new Error(`Demo ${demo.file} doesn't parse: ${String(error)}`, { cause: error });
  }
}
