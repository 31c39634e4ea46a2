import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { demosChunk } from '../shared/ids';
import type { DemoDescriptor, DemoVersion } from '../shared/types';
import {
  STYLING_NAMES,
  DEFAULT_CODE_STYLING,
} from '@component-docs/preferences/shared/codePreferences';
import type { DescribedDemo } from './describeDemo';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';

/** Packages with components that render nothing until they have measured their container. */
const MEASURING = PRODUCTS.flatMap(({ measuringPackages = [] }) => measuringPackages);

/** Returns whether a demo renders only in the browser, because it uses such a component. */
export function isDrawnInBrowser(code: string): boolean {
  return MEASURING.some((name) => code.includes(`from '${name}'`));
}

/** Returns the path of the module with the descriptors of a page's demos, in the plugin's data folder. */
export function pageModuleName(page: string): string {
  return `pages/${page.replaceAll('/', '--')}.js`;
}

/** Returns the page that a module with descriptors is for, given its path. */
export function pageOfModule(file: string): string {
  return path.basename(file, '.js').replaceAll('--', '/');
}

function siteImport(siteDir: string, file: string): string {
  return JSON.stringify(`@site/${posixPath(path.relative(siteDir, file))}`);
}

function exportName({ name, styling }: DescribedDemo): string {
  return styling ? `${name}_${styling}` : name;
}

function version(siteDir: string, demo: DescribedDemo): DemoVersion {
  const { TS, JS, preview, files, uses, tree } = demo.source;
  return {
    id: demo.id,
    exportName: exportName(demo),
    styling: demo.styling ?? STYLING_NAMES[DEFAULT_CODE_STYLING],
    file: posixPath(path.relative(siteDir, demo.file)),
    sourceUrl: demo.sourceUrl,
    lines: TS.code.split('\n').length,
    previewLines: preview?.code.split('\n').length ?? 0,
    ...(files && { hasFiles: true }),
    lists: [uses, tree].filter((list) => list !== undefined).length,
    hasJavaScript: JS !== undefined,
    ...(isDrawnInBrowser(demo.code) && { isDrawnInBrowser: true }),
  };
}

/** Returns the path of the module with the components of a page's demos, in the plugin's data folder. */
export function componentsModuleName(page: string): string {
  return `components/${page.replaceAll('/', '--')}.js`;
}

/** Returns the source of the module with the components of a page's demos, which the browser loads as one chunk. */
export function componentsModule(siteDir: string, demos: readonly DescribedDemo[]): string {
  const lines = demos.map((demo) => {
    const source = siteImport(siteDir, demo.file);
    return `export { default as ${exportName(demo)} } from ${source};\n`;
  });
  return lines.join('');
}

/**
 * Returns the source of a module that lists other modules, from which the bundler creates their chunks.
 *
 * @param modules paths in the plugin's data folder, by the names of their chunks
 */
export function chunksModule(modules: ReadonlyMap<string, string>): string {
  const entries = [...modules].map(
    ([chunk, module]) =>
      `  ${JSON.stringify(chunk)}: () => import(/* webpackChunkName: "${chunk}" */ "./${module}"),\n`,
  );
  return `export default {\n${entries.join('')}};\n`;
}

const STYLING_ORDER: readonly string[] = Object.values(STYLING_NAMES);
const placeOf = ({ styling }: DescribedDemo) => STYLING_ORDER.indexOf(styling ?? '');

/** Returns the source of the module that a page imports: the descriptors of its demos, by name. */
export function pageModule(
  siteDir: string,
  demos: readonly DescribedDemo[],
  stylesheet?: string,
): string {
  const names = [...new Set(demos.map(({ name }) => name))];
  const entries = names.map((name): [string, DemoDescriptor] => {
    const versions = demos.filter((demo) => demo.name === name);
    const [first, ...others] = versions.sort((a, b) => placeOf(a) - placeOf(b));
    if (!first) {
      throw new Error(`The demo ${name} has no versions.`);
    }
    const descriptor: DemoDescriptor = {
      id: `${first.page}/${name}`,
      name,
      chunk: demosChunk(first.page),
      versions: [version(siteDir, first), ...others.map((demo) => version(siteDir, demo))],
      ...(others.length > 0 && stylesheet && { stylesheet }),
    };
    return [name, descriptor];
  });
  return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
}

/** Returns the source of the server's synchronous registry of all demos: component and preview HTML by id. */
export function registryModule(siteDir: string, demos: readonly DescribedDemo[]): string {
  const imports = demos.map(
    (demo, index) => `import demo${index} from ${siteImport(siteDir, demo.file)};`,
  );
  const entries = demos.map((demo, index) => {
    const previewHtml = JSON.stringify(demo.source.preview?.html ?? '');
    return `  [${JSON.stringify(demo.id)}, { component: demo${index}, previewHtml: ${previewHtml} }],`;
  });
  return `${imports.join('\n')}\n\nexport default new Map([\n${entries.join('\n')}\n]);\n`;
}
