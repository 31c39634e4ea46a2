import path from 'node:path';

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
