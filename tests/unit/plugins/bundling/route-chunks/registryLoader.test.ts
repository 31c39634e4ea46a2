import registryLoader from '../../../../../plugins/bundling/route-chunks/registryLoader.cjs';

const REGISTRY = `export default {
  "012c6fa1": [() => import(/* webpackChunkName: "012c6fa1" */ "@generated/docusaurus-plugin-content-docs/joy-ui/api/radio.json"), "@generated/docusaurus-plugin-content-docs/joy-ui/api/radio.json", require.resolveWeak("@generated/docusaurus-plugin-content-docs/joy-ui/api/radio.json")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`;

const load = (source: string, isServer: boolean) =>
  registryLoader.call({ getOptions: () => ({ isServer }) }, source);

test('the browser gets nothing but the imports', () => {
  expect(load(REGISTRY, false)).toBe(`export default {
  "012c6fa1": [() => import(/* webpackChunkName: "012c6fa1" */ "@generated/docusaurus-plugin-content-docs/joy-ui/api/radio.json")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem")],};
`);
});

test('the server reports chunks by name', () => {
  const lines = load(REGISTRY, true).split('\n');
  expect(lines[2]).toBe(
    '  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "17896441", require.resolveWeak("@theme/DocItem")],};',
  );
});

test.each([false, true])('a registry of another form stops the build (server: %s)', (isServer) => {
  const changed = REGISTRY.replace('"@theme/DocItem", require', 'require');
  expect(() => load(changed, isServer)).toThrow(/another form/);
});
