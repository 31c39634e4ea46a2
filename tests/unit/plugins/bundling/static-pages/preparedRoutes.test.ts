import {
  findPrepared,
  withShortRoutes,
  withoutChunks,
  withoutRoutes,
} from '../../../../../plugins/bundling/static-pages/preparedRoutes.cjs';

const ROUTES = `export default [
  {
    path: '/ui/api/a',
    component: ComponentCreator('/ui/api/a', 'a1f'),
    exact: true,
    sidebar: "ui"
  },
  {
    path: '/ui/react-a',
    component: ComponentCreator('/ui/react-a', 'b2f'),
    exact: true,
    sidebar: "ui"
  },
  {
    path: '/ui/api/a-b',
    component: ComponentCreator('/ui/api/a-b', 'c3f'),
    exact: true,
    sidebar: "ui"
  }
];
`;

const REGISTRY = `export default {
  "0a": [() => import(/* webpackChunkName: "0a" */ "@generated/ui/api/a.json"), "@generated/ui/api/a.json", require.resolveWeak("@generated/ui/api/a.json")],
  "0b": [() => import(/* webpackChunkName: "0b" */ "@theme/ReferenceItem"), "@theme/ReferenceItem", require.resolveWeak("@theme/ReferenceItem")],
  "0c": [() => import(/* webpackChunkName: "0c" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`;

const NAMES = {
  '/ui/api/a-a1f': { __comp: '0b', api: '0a' },
  '/ui/api/a-b-c3f': { __comp: '0b', symbol: '0d' },
  '/ui/react-a-b2f': { __comp: '0c', content: '0e' },
  '/ui-d4f': { __comp: '0f', __context: { plugin: '1a' } },
};

const prepared = findPrepared(NAMES, REGISTRY);

test('prepared pages are known by their component, and their data with them', () => {
  expect([...prepared.routes]).toEqual(['/ui/api/a-a1f', '/ui/api/a-b-c3f']);
  expect([...prepared.chunks]).toEqual(['0a', '0d']);
});

test('a site without such pages stays as it is', () => {
  const none = findPrepared(NAMES, REGISTRY.replaceAll('@theme/ReferenceItem', '@theme/Other'));
  expect([none.routes.size, none.chunks.size]).toEqual([0, 0]);
  expect(withoutChunks(REGISTRY, none.chunks)).toBe(REGISTRY);
});

test('a sidebar’s prepared routes are one line; the others stay', () => {
  const source = withShortRoutes(ROUTES, prepared.routes);
  expect(source).toContain('...preparedRoutes("ui", "/ui/api/", "a a-b"),');
  expect(source).toContain("ComponentCreator('/ui/react-a', 'b2f')");
  expect(source).not.toContain('a1f');
  expect(source).not.toContain('c3f');
});

test('what comes of it is a module that still lists all routes', () => {
  const [imports, routes = ''] = withShortRoutes(ROUTES, prepared.routes).split('export default ');
  expect(imports).toMatch(/^import \{ preparedRoutes \} from '@site\/src\/prepared-pages/);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  const list = new Function('ComponentCreator', 'preparedRoutes', `return ${routes}`)(
    () => null,
    (_: string, start: string, ends: string) =>
      ends.split(' ').map((end) => ({ path: start + end })),
  ) as { path: string }[];
  expect(list.map(({ path }) => path)).toEqual(['/ui/api/a', '/ui/api/a-b', '/ui/react-a']);
});

test('pages of one sidebar may lie in several folders', () => {
  const source = withShortRoutes(
    ROUTES.replaceAll('/ui/api/a-b', '/ui/b/api'),
    new Set(['/ui/api/a-a1f', '/ui/b/api-c3f']),
  );
  expect(source).toContain('...preparedRoutes("ui", "/ui/", "api/a b/api"),');
});

test('a route of another form stops the build', () => {
  expect(() => withShortRoutes(ROUTES.replace("'a1f'),", "'a1f', {}),"), prepared.routes)).toThrow(
    /1 of 2 prepared pages are not among the routes/,
  );
});

test('the registry loses their data, and the table of names their routes', () => {
  const registry = withoutChunks(REGISTRY, prepared.chunks);
  expect(registry).not.toContain('"0a"');
  expect(registry).toContain('"0b": [() => import(');
  expect(registry).toContain('"0c": [() => import(');
  expect(Object.keys(withoutRoutes(NAMES, prepared.routes))).toEqual([
    '/ui/react-a-b2f',
    '/ui-d4f',
  ]);
});
