import {
  clientConfig,
  clientRegistry,
  clientRoutes,
  clientTable,
} from '../../../node/generated-files/clientFiles.cjs';

const ROUTES = `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  { path: '/a', component: ComponentCreator('/a', 'f0f'), exact: true },
  { path: '*', component: ComponentCreator('*') },
];`;

test('replaces the routes of pages by one', () => {
  expect(clientRoutes(ROUTES)).toContain('export default createRoutes()');
});

test.each([
  ['no default export', 'export const routes = [];'],
  ['no routes', 'export default [];'],
  ['another last route', ROUTES.replace("path: '*'", "path: '/b'")],
])('stops at routes with %s', (_, source) => {
  expect(() => clientRoutes(source)).toThrow(/static-pages\/node\/generated-files: .*routes\.js/);
});

test('empties the registry, and stops at one that is empty already', () => {
  expect(clientRegistry('export default { "1a": [() => import("./a"), "./a"] };')).toBe(
    'export default {};\n',
  );
  expect(() => clientRegistry('export default {};')).toThrow('registry.js');
});

test('empties a table, and stops at one that is empty already', () => {
  expect(clientTable('{"/a-f0f":{}}', 'routesChunkNames.json')).toBe('{}');
  expect(() => clientTable('{}', 'globalData.json')).toThrow('globalData.json');
});

test('leaves what only the build reads out of the configuration', () => {
  const config = `export default {
    "title": "Docs",
    "plugins": [["x", { "file": "/home/me/x.ts" }]],
    "presets": [],
    "themeConfig": { "plugins": 1 },
  };`;
  expect(clientConfig(config)).toBe(
    'export default {\n"title": "Docs",\n"themeConfig": { "plugins": 1 }\n};\n',
  );
});

test('stops at a configuration without plugins', () => {
  expect(() => clientConfig('export default { "title": "Docs" };')).toThrow(
    'docusaurus.config.mjs',
  );
});
