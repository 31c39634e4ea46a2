import { createRequire } from 'node:module';
import path from 'node:path';
import type { ElementType } from 'react';
import { EXAMPLES } from './exampleProps';
import { renderComponent } from './renderComponent';
import type { Renderings, RenderRequest } from './types';

type Module = Readonly<Partial<Record<string, ElementType>>>;

/**
 * Renders components of a package. It runs in a thread that has a document.
 *
 * @param siteDir the folder whose `node_modules` has the package
 */
export function renderPackage(
  siteDir: string,
  packageName: string,
  requests: readonly RenderRequest[],
): Renderings {
  // Components warn about examples that lack props.
  console.error = console.warn = () => undefined;
  const require = createRequire(path.join(siteDir, 'package.json'));
  const load = (module: string, name: string): ElementType => {
    const loaded = require(module) as Module;
    const component = loaded[name] ?? loaded.default;
    if (!component) {
      throw new Error(`${module} has no ${name}`);
    }
    return component;
  };
  const loadSibling = (name: string) => load(`${packageName}/${name}`, name);
  const renderings = requests.flatMap((request) => {
    try {
      const example = EXAMPLES[`${packageName}/${request.name}`] ?? {};
      const component = load(request.module, request.exportName);
      return [[request.name, renderComponent(component, request, example, loadSibling)] as const];
    } catch {
      // Its module needs a package that isn't installed: nothing is known about the component then.
      return [];
    }
  });
  return Object.fromEntries(renderings);
}
