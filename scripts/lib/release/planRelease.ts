/** Files of the releases in a folder, the newest first. Older ones have only assets. */
export type History = readonly (readonly string[])[];

export interface ReleasePlan {
  /** Files to copy: assets before the pages that need them. */
  copied: string[];
  /** Files to remove after that. */
  removed: string[];
  history: History;
}

/** Files whose names change with their content, in the root folder or in that of a language. */
const ASSET = /^(?:[\w-]+\/)?assets\//;

const isAsset = (file: string) => ASSET.test(file);

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((file, index) => file === b[index]);
}

/**
 * Plans a release next to earlier ones: its files replace theirs, except for the assets of the last
 * releases, which pages in open tabs may still load. Only files of earlier releases are removed.
 *
 * @param files the files of the new release
 * @param history what `planRelease` returned for the last one
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
