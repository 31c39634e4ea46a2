import fs from 'node:fs/promises';
import path from 'node:path';
import { PRODUCTS } from '../../../src/site/products/products';
import { readPackage } from '../reference';
import { collectDemos } from '../../demos/collectDemos';
import type { DemoFile } from '../../demos/collectDemos';
import { formatTypeScript } from '../../demos/toJavaScript';
import { failWith } from '../../lib/errors/failWith';
import { cachedReadings } from './cache';
import { createDocumentation } from './documentedProps';
import { joinUses } from './joinUses';
import type { DemoUse } from './joinUses';

export type { DemoUse } from './joinUses';

/** Plugins ask at the same time; Docusaurus loads this module anew for each of them. */
const SHARED = Symbol.for('prop-index.reading');
type Reads = Map<string, Promise<DemoUse[]>>;
const shared = globalThis as { [SHARED]?: Reads };
const reading: Reads = (shared[SHARED] ??= new Map<string, Promise<DemoUse[]>>());

async function textsOf(demos: readonly DemoFile[]): Promise<Map<string, string>> {
  const texts = demos.map(async ({ file }) => [file, await fs.readFile(file, 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/** Texts as the site shows them; one that does not parse is for plugins/demos to report. */
async function shownTexts(texts: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const shown = [...texts].map(
    async ([file, code]) => [file, await formatTypeScript(code).catch(() => code)] as const,
  );
  return new Map(await Promise.all(shown));
}

async function readUses(siteDir: string): Promise<DemoUse[]> {
  const demos = await collectDemos(path.join(siteDir, 'docs'));
  const readings = await cachedReadings(siteDir, await textsOf(demos), async (changed) => {
    // The compiler takes half a second to load, which a cached run saves.
    const { readDemos } = await import('./readDemos');
    return readDemos(siteDir, await shownTexts(changed));
  });
  const faults = [...readings].flatMap(([file, reading]) =>
    reading.faults.map((fault) => `${path.relative(siteDir, file)}, ${fault}.`),
  );
  failWith('Components of demos cannot be resolved', faults);
  const names = [...new Set(PRODUCTS.flatMap(({ apiPackages }) => apiPackages))];
  const packages = await Promise.all(names.map((name) => readPackage(siteDir, name)));
  return joinUses(demos, readings, createDocumentation(packages));
}

/**
 * The prop ↔ demo index (behaviours §19): every prop of a documented component that a demo sets, in
 * the order of the demos and their lines.
 *
 * Throws, naming file and line, when a demo uses a component that its import does not lead to.
 */
export function readPropIndex(siteDir: string): Promise<DemoUse[]> {
  const started = reading.get(siteDir) ?? readUses(siteDir).finally(() => reading.delete(siteDir));
  reading.set(siteDir, started);
  return started;
}
