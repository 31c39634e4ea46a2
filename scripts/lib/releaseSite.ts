import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { LANGUAGES } from '@component-docs/labels/shared/languages';

/** Files of the releases in a folder, the newest first. Older ones have only assets. */
type History = readonly (readonly string[])[];

interface ReleasePlan {
  /** Files to copy: assets before the pages that need them. */
  copied: string[];
  /** Files to remove after that. */
  removed: string[];
  history: History;
}

/** Files whose names change with their content, in the root folder or in the folder of a language. */
const ASSET = /^(?:[\w-]+\/)?assets\//;

const isAsset = (file: string) => ASSET.test(file);

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((file, index) => file === b[index]);
}

/**
 * Plans a release next to earlier ones: its files replace the earlier ones, except the assets of the last
 * releases, which pages in open tabs may still load. Only files of earlier releases are removed.
 *
 * @param files the files of the new release
 * @param history the history that `planRelease` returned for the last release
 * @param keep how many releases have their assets in the folder, with the new one
 */
export function planRelease(files: readonly string[], history: History, keep: number): ReleasePlan {
  const built = [...files].sort();
  const assets = built.filter(isAsset);
  // A repeated release is not another one.
  const earlier = history.filter((release) => !isSame(release.filter(isAsset), assets));
  const kept = earlier.slice(0, keep - 1).map((release) => release.filter(isAsset));
  const wanted = new Set([...built, ...kept.flat()]);
  return {
    copied: [...assets, ...built.filter((file) => !isAsset(file))],
    removed: [...new Set(history.flat())].filter((file) => !wanted.has(file)).sort(),
    history: [built, ...kept],
  };
}

/** The history of the releases in a folder, relative to it. Hosts don't serve the folder. */
const HISTORY = '.hosting/releases.json';

/** Throws an Error unless a folder has a whole built site. */
function checkBuild(build: string): void {
  const needed = [
    '_headers',
    'index.html',
    ...LANGUAGES.slice(1).map((name) => `${name}/index.html`),
  ];
  const missing = needed.filter((file) => !existsSync(path.join(build, file)));
  if (missing.length > 0) {
    throw new Error(
      `${build} has no whole site: ${missing.join(', ')} is missing. Run "npm run build", or merge the builds of all languages and run "npx tsx scripts/finishBuild.ts".`,
    );
  }
}

/** Reads the history of a folder. Throws an Error when the folder holds something else. */
async function readHistory(folder: string): Promise<History> {
  const text = await readFile(path.join(folder, HISTORY), 'utf8').catch(() => null);
  if (text !== null) {
    return JSON.parse(text) as History;
  }
  if ((await readdir(folder).catch(() => [])).length > 0) {
    throw new Error(
      `${folder} is not empty, and no release was made there. Pass another folder, or empty it.`,
    );
  }
  return [];
}

/** Replaces a file in one step, so that no reader gets half of it. */
async function replaceFile(source: string, target: string): Promise<void> {
  const draft = `${target}.draft`;
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(source, draft);
  await rename(draft, target);
}

/**
 * Releases a built site into a folder that a host serves, next to the assets of earlier releases.
 * Pages are replaced after their assets have arrived, and unneeded files are removed last.
 *
 * Throws when the build isn't whole, or when the folder holds something else than releases.
 *
 * @param build the folder of the built site
 * @param folder the folder of the releases; it may be missing
 * @param keep how many releases have their assets in the folder, with this one; at least 1
 */
export async function releaseSite(
  build: string,
  folder: string,
  keep: number,
): Promise<ReleasePlan> {
  checkBuild(build);
  const files = await Globby('**', { cwd: build, dot: true, followSymbolicLinks: false });
  const plan = planRelease(files, await readHistory(folder), keep);
  await mkdir(path.join(folder, path.dirname(HISTORY)), { recursive: true });
  for (const file of plan.copied) {
    await replaceFile(path.join(build, file), path.join(folder, file));
  }
  await writeFile(path.join(folder, HISTORY), JSON.stringify(plan.history));
  for (const file of plan.removed) {
    await rm(path.join(folder, file), { force: true });
  }
  return plan;
}
