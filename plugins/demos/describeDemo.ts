import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import type { ComponentUse, DemoListing, DemoSource } from '../../src/demos/types';
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

function contentHash(text: string): string {
  return crypto.createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Returns whether the TypeScript and the JavaScript look the same to a reader. */
function isSameText(typescript: string, javascript: string): boolean {
  const normalize = (code: string) =>
    code.replace(/^import \* as React from 'react';\n/m, '').trim();
  return normalize(typescript) === normalize(javascript);
}

/**
 * Derives what the site shows of a demo from its file: formatted TypeScript, JavaScript if it
 * differs, and the short preview, all highlighted, along with the props that the demo sets.
 *
 * Throws, with the file's path, when the file doesn't parse.
 */
export async function describeDemo(
  demo: DemoFile,
  uses: readonly ComponentUse[] = [],
): Promise<DescribedDemo> {
  const code = await fs.readFile(demo.file, 'utf8');
  const styles = await readStyles(demo, code);
  try {
    const [typescript, javascript] = await Promise.all([
      formatTypeScript(code),
      toJavaScript(code),
    ]);
    const preview = previewOf(typescript);
    const source: DemoSource = {
      TS: listing(typescript, 'tsx'),
      ...(isSameText(typescript, javascript) ? {} : { JS: listing(javascript, 'jsx') }),
      ...(preview ? { preview: listing(preview, 'tsx') } : {}),
      ...(styles ? { css: listing(styles, 'css') } : {}),
      ...(uses.length > 0 ? { uses: [...uses] } : {}),
    };
    const url = `/assets/demos/${demo.id}.${contentHash(JSON.stringify(source))}.json`;
    return { ...demo, source, sourceUrl: url, code, ...(styles && { styles }) };
  } catch (error) {
    throw new Error(`Demo ${demo.file} doesn't parse: ${String(error)}`, { cause: error });
  }
}
