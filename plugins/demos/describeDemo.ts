import fs from 'node:fs/promises';
import type { ComponentUse, DemoListing, DemoSource } from '../../src/demos/types';
import { hashOf } from '../lib/cache/cachedValue';
import { noStore } from '../lib/cache/valueStore';
import type { ValueStore } from '../lib/cache/valueStore';
import { highlight } from '../markdown/code-blocks/highlight';
import type { DemoFile } from './collectDemos';
import { previewOf } from './previewOf';
import { readStyles } from './readStyles';
import { formatTypeScript, toJavaScript } from './toJavaScript';

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

function listing(code: string, language: 'tsx' | 'jsx' | 'css'): DemoListing {
  const text = code.trimEnd();
  return { code: text, html: highlight(text, language) };
}

/** Returns whether the TypeScript and the JavaScript look the same to a reader. */
function isSameText(typescript: string, javascript: string): boolean {
  const normalize = (code: string) =>
    code.replace(/^import \* as React from 'react';\n/m, '').trim();
  return normalize(typescript) === normalize(javascript);
}

/** What a demo's files determine, and its hash. */
interface Listings {
  listings: Omit<DemoSource, 'uses'>;
  hash: string;
}

async function describeCode(code: string, styles: string | undefined): Promise<Listings> {
  const [typescript, javascript] = await Promise.all([formatTypeScript(code), toJavaScript(code)]);
  const preview = previewOf(typescript);
  const listings = {
    TS: listing(typescript, 'tsx'),
    ...(isSameText(typescript, javascript) ? {} : { JS: listing(javascript, 'jsx') }),
    ...(preview ? { preview: listing(preview, 'tsx') } : {}),
    ...(styles ? { css: listing(styles, 'css') } : {}),
  };
  return { listings, hash: hashOf([JSON.stringify(listings)]) };
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
    const { listings, hash } = await store(demo.id, hashOf([code, styles ?? '']), () =>
      describeCode(code, styles),
    );
    const source: DemoSource = { ...listings, ...(uses.length > 0 ? { uses: [...uses] } : {}) };
    const url = `/assets/demos/${demo.id}.${hashOf([hash, JSON.stringify(uses)]).slice(0, 8)}.json`;
    return { ...demo, source, sourceUrl: url, code, ...(styles && { styles }) };
  } catch (error) {
    throw new Error(`Demo ${demo.file} doesn't parse: ${String(error)}`, { cause: error });
  }
}
