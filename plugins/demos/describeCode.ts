import type { DemoListing, DemoSource } from '../../src/demos/types';
import { hashOf } from '../lib/cache/cachedValue';
import { highlight } from '../markdown/code-blocks/highlight';
import { previewOf } from './previewOf';
import { formatTypeScript, toJavaScript } from './toJavaScript';

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
export interface Listings {
  listings: Omit<DemoSource, 'uses'>;
  hash: string;
}

/**
 * Derives the listings of a demo from its code and, for the plain CSS version, its stylesheet.
 *
 * Throws a SyntaxError when the code doesn't parse.
 */
export async function describeCode(code: string, styles: string | undefined): Promise<Listings> {
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
