import path from 'node:path';
import type { ComponentUse } from '../shared/types';
import type { ValueStore } from '@component-docs/kit/node/cache/cachedValue';
import { showProblems } from '@component-docs/fast-start/node/development/problems';
import { collectDemos } from './collectDemos';
import { withoutFaults } from './demoFault';
import { describeDemo } from './describeDemo';
import { pageModule } from './generateModules';
import { pageStyles } from './pageStyles';
import { STYLES_FILE } from './readImports';
import { addStaticFiles } from './writeStaticFiles';
import { setTimeout } from 'node:timers/promises';
import type { Findings } from '@component-docs/kit/node/errors/failWith';

async function settled(check: () => Promise<Findings>): Promise<Findings> {
  try {
    return await check();
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { summary: 'Demos could not be checked', problems: [problem] };
  }
}

/**
 * Creates a function that runs checks of the demos in the background, one after another, and shows the problems of each
 * when it ends. When it is called again in the meantime, only the last call goes on.
 *
 * @param delay milliseconds before the checks, in which calls come together
 */
export function createReport(delay = 0) {
  let latest = 0;
  return async (checks: readonly (() => Promise<Findings>)[]): Promise<void> => {
    const call = (latest += 1);
    await setTimeout(delay);
    if (call !== latest) {
      return;
    }
    for (const [index, check] of checks.entries()) {
      const found = await settled(check);
      if (call !== latest) {
        return;
      }
      showProblems(`demos ${index}`, [found]);
    }
  };
}

/** The sources and stores that a page's demos are derived with. */
export interface LiveSources {
  siteDir: string;
  /** Absolute path of the folder of files that demos fetch. */
  staticFolder: string;
  /** Stores of listings and of style sheets. */
  listings: ValueStore;
  stylesheets: ValueStore;
  /** The uses and trees that the plugin has loaded for each demo, by its id. */
  uses: ReadonlyMap<string, ComponentUse[]>;
  trees: ReadonlyMap<string, string>;
}

/**
 * Derives the module of one page from the demos in its folder, and writes the files that they fetch. Shows the faults
 * of demos, and leaves out demos with faults.
 */
export async function loadPage(page: string, sources: LiveSources): Promise<LivePage> {
  const { siteDir, staticFolder, listings, stylesheets, uses, trees } = sources;
  const found = await collectDemos(path.join(siteDir, 'docs'), page);
  const demos = await withoutFaults(
    siteDir,
    found.map((demo) =>
      describeDemo(demo, { uses: uses.get(demo.id) ?? [], tree: trees.get(demo.id) }, listings),
    ),
    (findings) => showProblems(`demos of ${page}`, findings),
  );
  const styles = await pageStyles(demos, stylesheets);
  const stylesheet = (await addStaticFiles(staticFolder, demos, styles)).get(page);
  return {
    source: pageModule(siteDir, demos, stylesheet),
    files: [
      ...found.map(({ file }) => file),
      ...demos.flatMap(({ file, modules, styles: css }) => [
        ...modules.map((module) => module.file),
        ...(css === undefined ? [] : [path.join(path.dirname(file), STYLES_FILE)]),
      ]),
    ],
  };
}

/** The module with the descriptors of a page's demos, as the development server shows it. */
export interface LivePage {
  source: string;
  /** Absolute paths of the files that it is derived from. */
  files: readonly string[];
}

/** Derives the module of a page, given the path of its generated file. */
export type Derive = (file: string) => Promise<LivePage>;

/** Global because the bundler's loader can't import TypeScript. */
const SHARED = Symbol.for('demos.live');
const shared = globalThis as { [SHARED]?: Derive };

/** Makes the bundler derive the modules of pages itself (`pageLoader.cjs`). */
export function setLivePages(derive: Derive): void {
  shared[SHARED] = derive;
}

/** Bundler rule: derives the modules of pages when it compiles them. */
export function livePageRule(generatedFilesDir: string) {
  return {
    include: path.join(generatedFilesDir, 'demos/default/pages') + path.sep,
    enforce: 'pre',
    loader: path.join(__dirname, 'pageLoader.cjs'),
  } as const;
}
