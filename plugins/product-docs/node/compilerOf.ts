import type { Plugin } from '@docusaurus/types';
import { compileToJSX } from '@component-docs/static-pages/node/docusaurus/internals';
import type { CompilePage } from '@component-docs/docs-checks/node/page-faults/pageFaults';

/** The configuration that a plugin adds to the bundler's. */
type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void | undefined>;

type LoaderOptions = Parameters<typeof compileToJSX>[0]['options'];

/**
 * Returns a function that compiles pages as the bundler's loader does, from the configuration of a docs
 * plugin.
 *
 * Throws when the configuration has no rule of this form.
 */
export function compilerOf({ module }: Configuration): CompilePage {
  const [rule] = module?.rules ?? [];
  const uses = rule && typeof rule === 'object' && Array.isArray(rule.use) ? rule.use : [];
  const [use] = uses;
  const options = use && typeof use === 'object' ? use.options : undefined;
  if (!options || typeof options !== 'object') {
    throw new Error(
      'plugins/product-docs/node: Docusaurus configures pages in another form than this plugin was written for. Adapt compilerOf.ts.',
    );
  }
  return (page) =>
    compileToJSX({ ...page, options: options as LoaderOptions, compilerName: 'client' });
}
