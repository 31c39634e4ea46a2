import generatedLoader from '../../node/generated-files/generatedLoader.cjs';

/** Returns what the browser gets in place of a file that Docusaurus generates. */
const load = (file: string, source: string) =>
  generatedLoader.call({ resourcePath: `/site/.docusaurus/${file}` }, source);

const ROUTES = `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  { path: '/a', component: ComponentCreator('/a', 'f0f'), exact: true },
  { path: '*', component: ComponentCreator('*') },
];`;

test('replaces the routes of pages by one', () => {
  expect(load('routes.js', ROUTES)).toContain('export default createRoutes()');
});

test('leaves what only the build reads out of the configuration', () => {
  const config = `export default {
    "title": "Docs",
    "plugins": [["x", { "file": "/home/me/x.ts" }]],
    "presets": [],
    "themeConfig": { "plugins": 1 },
  };`;
  expect(load('docusaurus.config.mjs', config)).toBe(
    'export default {\n"title": "Docs",\n"themeConfig": { "plugins": 1 }\n};\n',
  );
});

test.each([
  ['registry.js', 'export default { "1a": [() => import("./a"), "./a"] };', 'export default {};\n'],
  ['routesChunkNames.json', '{"/a-f0f":{}}', '{}'],
  ['codeTranslations.json', '{"a.title":"A"}', '{}'],
])('empties %s', (file, source, expected) => {
  expect(load(file, source)).toBe(expected);
});

test.each([
  ['routes.js', 'export const routes = [];'],
  ['routes.js', 'export default [];'],
  ['routes.js', ROUTES.replace("path: '*'", "path: '/b'")],
  ['registry.js', 'export default {};'],
  ['globalData.json', '{}'],
  ['docusaurus.config.mjs', 'export default { "title": "Docs" };'],
])('stops at a %s of another form: %s', (file, source) => {
  expect(() => load(file, source)).toThrow(
    `plugins/static-pages/node/generated-files: Docusaurus generates ${file} in another form`,
  );
});
