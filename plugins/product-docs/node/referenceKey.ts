import fs from 'node:fs';
import path from 'node:path';
import { PACKAGES, tableFile } from '@component-docs/api-reference/node/translation/readEntries';
import { readingsFile } from '@component-docs/demos/node/prop-index/cache';
import type { DocPage } from './documentedComponents';

function lastChange(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Returns a key of everything that a product's API reference depends on while the development server runs:
 * its pages, without their content, the readings of demos, and the translations of texts. The packages stay
 * the same from the server's start.
 */
export function referenceKey(siteDir: string, pages: readonly DocPage[]): string {
  return JSON.stringify([
    pages.map(({ title, permalink, source, frontMatter }) => ({
      title,
      permalink,
      source,
      frontMatter,
    })),
    lastChange(readingsFile(siteDir)),
    PACKAGES.map((name) => lastChange(path.join(siteDir, tableFile(name)))),
  ]);
}
