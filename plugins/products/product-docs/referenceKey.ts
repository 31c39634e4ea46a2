import fs from 'node:fs';
import { readingsFile } from '../../demos/prop-index/cache';
import type { DocPage } from './documentedComponents';

function lastChange(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Returns a key of what a product's API reference depends on while the development server runs: its
 * pages, without their content, and the readings of demos. The packages are those of the start.
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
  ]);
}
