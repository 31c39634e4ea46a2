import fs from 'node:fs/promises';
import path from 'node:path';
import { readPackage } from '@component-docs/api-reference';
import {
  createLinkResolver,
  readLinkTargets,
} from '@component-docs/api-reference/node/links/libraryLinks';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import type { ComponentUse } from '../../shared/types';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { collectDemos } from '../collectDemos';
import type { DemoFile } from '../collectDemos';
import { IS_SERVER, withCompiler } from '../compiler/compiler';
import { cachedReadings } from './cache';
import { documentedUses, usesOfDemos } from './documentedUses';
import type { DemoUse } from './documentedUses';
import type { DemoReading } from './resolveComponent';

/** Reads in progress: several plugins ask at the same time. */
const reading = new Map<string, Promise<DemoUse[]>>();

async function readAll(siteDir: string, demos: readonly DemoFile[]) {
  const texts = demos.map(async ({ file }) => [file, await fs.readFile(file, 'utf8')] as const);
  return cachedReadings(siteDir, new Map(await Promise.all(texts)), async (changed) => {
    // Loaded on demand, like the compiler: demos that haven't changed don't need it.
    const { formatTypeScript } = await import('../toJavaScript');
    // As the site shows them. Syntax errors are reported by plugins/demos/node.
    const formatted = [...changed].map(
      async ([file, code]) => [file, await formatTypeScript(code).catch(() => code)] as const,
    );
    const shown = new Map(await Promise.all(formatted));
    return withCompiler(({ readDemos }) => readDemos(siteDir, shown));
  });
}

function problemsOf(siteDir: string, readings: ReadonlyMap<string, DemoReading>): string[] {
  return [...readings].flatMap(([file, { problems }]) =>
    problems.map((problem) => `${path.relative(siteDir, file)}, ${problem}.`),
  );
}

async function readUses(siteDir: string): Promise<DemoUse[]> {
  const demos = await collectDemos(path.join(siteDir, 'docs'));
  const { latest, complete } = await readAll(siteDir, demos);
  // The development server reads changed demos once they are shown (`readChangedDemos`).
  const readings = IS_SERVER && latest.size > 0 ? latest : await complete();
  failWith('Components of demos cannot be resolved', problemsOf(siteDir, readings));
  const names = [...new Set(PRODUCTS.flatMap(({ apiPackages }) => apiPackages))];
  const packages = await Promise.all(names.map((name) => readPackage(siteDir, name)));
  return documentedUses(packages, demos, readings);
}

/**
 * Reads the demos that have changed, for the next call of `readPropIndex`. Returns a message, with
 * file and line, for each component that its import does not resolve to.
 */
export async function readChangedDemos(siteDir: string): Promise<string[]> {
  const demos = await collectDemos(path.join(siteDir, 'docs'));
  const { complete } = await readAll(siteDir, demos);
  return problemsOf(siteDir, await complete());
}

/**
 * Reads the prop index: every prop of a documented component that a demo sets, in the order of the
 * demos and their lines. API pages link from a prop to the demos, and demos link back to the API
 * pages. The development server starts with the readings that are there.
 *
 * Throws, with file and line, when a demo uses a component that its import does not resolve to.
 */
export function readPropIndex(siteDir: string): Promise<DemoUse[]> {
  const started = reading.get(siteDir) ?? readUses(siteDir).finally(() => reading.delete(siteDir));
  reading.set(siteDir, started);
  return started;
}

/**
 * Returns the components and props that each demo uses, by demo id, with links to the API
 * reference.
 *
 * Throws, with file and line, when a demo uses a component that its import does not resolve to.
 */
export async function readDemoUses(siteDir: string): Promise<Map<string, ComponentUse[]>> {
  const [uses, targets] = await Promise.all([readPropIndex(siteDir), readLinkTargets(siteDir)]);
  const resolve = createLinkResolver(targets, '/');
  return usesOfDemos(uses, ({ component }) =>
    resolve(component.pageUrl)?.replace(/#.*$/, '').replace(/\/$/, ''),
  );
}
