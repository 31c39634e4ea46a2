import generatedLoader from '../../node/generated-files/generatedLoader.cjs';

/** Returns what the browser gets in place of a file that Docusaurus generates. */
const load = (file: string, source: string) =>
  generatedLoader.call({ resourcePath: `/site/.docusaurus/${file}` }, source);

const ROUTES = `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  { path: '/a', component: ComponentCreator('/a', 'f0f'), exact: true },
  { path: '*', component: ComponentCreator('*') },
];`;

test('has no routes', () => {
  expect(load('routes.js', ROUTES)).toBe('export default [];\n');
});

test('leaves what only the build reads out of the configuration', () => {
  const config = `export default {
    "title": "Docs",
    "plugins": [["x", { "file": "/home/me/x.ts" }]],
    "presets": [],
    "ssrTemplate": "<html></html>",
    "themeConfig": { "plugins": 1 },
  };`;
  expect(load('docusaurus.config.mjs', config)).toBe(
    'export default {\n"title": "Docs",\n"themeConfig": { "plugins": 1 }\n};\n',
  );
});

test.each([
  ['globalData.json', '{"docs":{}}', '{}'],
  ['codeTranslations.json', '{"a.title":"A"}', '{}'],
])('empties %s', (file, source, expected) => {
  expect(load(file, source)).toBe(expected);
});

test.each([
  ['routes.js', 'export const routes = [];'],
  ['globalData.json', '{}'],
  ['docusaurus.config.mjs', 'export default { "title": "Docs" };'],
])('stops at a %s of another form: %s', (file, source) => {
  expect(() => load(file, source)).toThrow(
    `plugins/static-pages/node/generated-files: Docusaurus generates ${file} in another form`,
  );
});
