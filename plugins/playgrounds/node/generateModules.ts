import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { ICON_NAMES } from '../shared/types';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import type { PlaygroundModel } from '../shared/types';
import type { PackageComponent } from './describePlayground';
import { visitElements } from '@component-docs/demos/node/remarkDemos';
import { stringAttribute } from '@component-docs/kit/node/mdx/estree';

/** A playground that a page shows. */
export interface Playground {
  /** `acme-ui/Button`. */
  id: string;
  component: PackageComponent;
  model: PlaygroundModel;
  /** Its file in `content/playgrounds`, from the site's root; absent for the component alone. */
  presetFile?: string;
}

/** Returns the path of the module of a playground, in the plugin's data folder. */
export function moduleName(id: string): string {
  return `components/${id.replace('/', '--')}.js`;
}

/** The module with the icons that readers can choose. */
export const ICONS_MODULE = 'icons.js';

/** Returns the source of that module. */
export function iconsModule(): string {
  const { icons } = LIBRARY;
  const names = icons === undefined ? [] : ICON_NAMES;
  return names.map((name) => `export { default as ${name} } from '${icons}/${name}';\n`).join('');
}

/** Returns the source of a playground's module, which the browser loads for it. */
export function playgroundModule({ component, model, presetFile }: Playground): string {
  const { name, folder, packageName, isDefaultExport } = component;
  // Deeper folders are not entry points.
  const entry = folder.includes('/') ? packageName : `${packageName}/${folder}`;
  const source = presetFile === undefined ? entry : `@site/${presetFile}`;
  const exported = presetFile === undefined && !isDefaultExport ? name : 'default';
  const hasIcons = model.controls.some(({ kind }) => kind === 'icon');
  return [
    `export { ${exported} as component } from ${JSON.stringify(source)};`,
    hasIcons ? `export * as icons from '../${ICONS_MODULE}';` : 'export const icons = {};',
    `export const model = ${JSON.stringify(model)};`,
    '',
  ].join('\n');
}

/** Returns the source of the server's synchronous registry of all playgrounds, by id. */
export function registryModule(ids: readonly string[]): string {
  const imports = ids.map(
    (id, index) => `import * as playground${index} from './${moduleName(id)}';`,
  );
  const entries = ids.map((id, index) => `  [${JSON.stringify(id)}, playground${index}],`);
  return `${imports.join('\n')}\n\nexport default new Map([\n${entries.join('\n')}\n]);\n`;
}

/**
 * Remark plugin: tells every `<Playground component="…">` the product that its page belongs to. The
 * playgrounds plugin has already checked that the product has the component.
 */
export function remarkPlaygrounds({ product }: { product: string }) {
  return (tree: Root, file: VFile): void => {
    const element = { name: 'Playground', attribute: 'component', example: 'Button' };
    visitElements(tree, file, element, (node) =>
      node.attributes.push(stringAttribute('product', product)),
    );
  };
}
