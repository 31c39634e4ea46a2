import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { DemoDescriptor, DemoVersion } from '../../src/demos/types';
import { DEFAULT_CODE_STYLING, STYLING_NAMES } from '../../src/reader/preferences/codeStyling';
import type { DescribedDemo } from './describeDemo';
import { isDrawnInBrowser } from './isDrawnInBrowser';

/** Module path of the descriptors of one page's demos, under the plugin's data folder. */
export function pageModuleName(page: string): string {
  return `pages/${page.replaceAll('/', '--')}.js`;
}

function siteImport(siteDir: string, file: string): string {
  return JSON.stringify(`@site/${posixPath(path.relative(siteDir, file))}`);
}

function version(siteDir: string, demo: DescribedDemo): string {
  const data: Omit<DemoVersion, 'load'> = {
    id: demo.id,
    styling: demo.styling ?? STYLING_NAMES[DEFAULT_CODE_STYLING],
    file: posixPath(path.relative(siteDir, demo.file)),
    sourceUrl: demo.sourceUrl,
    previewLines: demo.source.preview?.code.split('\n').length ?? 0,
    hasJavaScript: demo.source.JS !== undefined,
    ...(isDrawnInBrowser(demo.code) && { isDrawnInBrowser: true }),
  };
  // All demos of a page share a chunk: they are small, and the runtime's table of chunks, which
  // every page downloads, grows by pages and not by demos.
  const chunk = `demos-${demo.page.replaceAll('/', '-')}`;
  return `{
      ...${JSON.stringify(data)},
      load: () => import(/* webpackChunkName: "${chunk}" */ ${siteImport(siteDir, demo.file)}),
    }`;
}

const STYLING_ORDER: readonly string[] = Object.values(STYLING_NAMES);

function byStyling(a: DescribedDemo, b: DescribedDemo): number {
  return STYLING_ORDER.indexOf(a.styling ?? '') - STYLING_ORDER.indexOf(b.styling ?? '');
}

/** The module that a page imports: its demos' descriptors by name. */
export function pageModule(
  siteDir: string,
  demos: readonly DescribedDemo[],
  stylesheet?: string,
): string {
  const names = [...new Set(demos.map(({ name }) => name))];
  const entries = names.map((name) => {
    const versions = demos.filter((demo) => demo.name === name).sort(byStyling);
    const data: Omit<DemoDescriptor, 'versions'> = {
      id: `${versions[0]?.page}/${name}`,
      name,
      ...(versions.length > 1 && stylesheet && { stylesheet }),
    };
    const list = versions.map((demo) => version(siteDir, demo)).join(', ');
    return `  ${name}: {\n    ...${JSON.stringify(data)},\n    versions: [${list}],\n  },`;
  });
  return `export default {\n${entries.join('\n')}\n};\n`;
}

/** The server's synchronous registry of every demo: component and preview HTML by id. */
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
