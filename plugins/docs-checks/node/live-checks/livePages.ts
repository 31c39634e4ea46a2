import type { KnownComponents } from '../page-checks/checkFrontMatter';
import type { CompilePage } from '../page-faults/pageFaults';

/** The compilers and facts that the development server checks pages with. */
export interface LivePages {
  /** The functions that compile the pages of each product, by its id. */
  compilers: Map<string, CompilePage>;
  /** The components of each product, by its id. */
  components: Map<string, KnownComponents>;
  /** Returns the source that the bundler compiles in place of a page's source. */
  load?: (file: string, source: string) => Promise<string>;
}

/** Global, because Docusaurus loads modules separately for each plugin, and the bundler's loader can't import this. */
const SHARED = Symbol.for('docs-checks.live');
const shared = globalThis as { [SHARED]?: LivePages };

/** The state of the checks. */
export const livePages: LivePages = (shared[SHARED] ??= {
  compilers: new Map(),
  components: new Map(),
});

/** Lets the development server compile the pages of a product, also pages that no browser has opened. */
export function keepCompiler(product: string, compile: CompilePage): void {
  livePages.compilers.set(product, compile);
}

/** Lets the development server check the components in the front matter of a product's pages. */
export function keepComponents(product: string, components: KnownComponents): void {
  livePages.components.set(product, components);
}
