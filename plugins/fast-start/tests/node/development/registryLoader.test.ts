import fs from 'node:fs/promises';
import path from 'node:path';
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import registryLoader from '../../../node/development/registryLoader.cjs';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

// cspell:ignore codegen

let registry: string;

/** Docusaurus prints the registry. */
beforeAll(async () => {
  const generatedFilesDir = await temporaryFolder({});
  const modules = { content: '@site/docs/a.mdx', props: '@site/docs/a (b).json' };
  const routes = [
    { path: '/a', component: '@theme/DocItem', modules, plugin: { name: 'docs', id: 'a' } },
  ];
  await generateRouteFiles({ generatedFilesDir, routes, baseUrl: '/' });
  registry = await fs.readFile(path.join(generatedFilesDir, 'registry.js'), 'utf8');
});

test('leaves entries and their imports as Docusaurus prints them', () => {
  const short = registryLoader(registry);
  const imports = (source: string) => source.match(/import\([^*]*\*[^*]*\*\/ "[^"]*"\)/g);
  expect(imports(short)).toEqual(imports(registry));
  expect(imports(short)).toHaveLength(3);
});

test('takes every weak reference out', () => {
  expect(registry.match(/resolveWeak/g)).toHaveLength(3);
  expect(registryLoader(registry)).not.toContain('resolveWeak');
});

test('throws with the file to adapt if the registry has another form', () => {
  expect(() => registryLoader('export default {};')).toThrow('Adapt WEAK in registryLoader.cjs');
  expect(() =>
    registryLoader(registry.replace('require.resolveWeak("', "require.resolveWeak('")),
  ).toThrow('Adapt WEAK in registryLoader.cjs');
});
