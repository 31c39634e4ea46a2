import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { onlyPages } from '../../../../../scripts/lib/check/onlyPages';

const page = (path: string): RouteConfig => ({ path, component: '@theme/DocItem', exact: true });
const layout = (path: string, ...routes: RouteConfig[]): RouteConfig => ({
  path,
  component: '@theme/DocRoot',
  routes,
});

const BUTTON = page('/zh/material-ui/react-button');
const SLIDER = page('/zh/material-ui/react-slider');

/** A plugin that adds routes, and data about all of them. */
const docs = Object.assign(
  (_context: LoadContext, routes: RouteConfig[]): Promise<Plugin<RouteConfig[]>> =>
    Promise.resolve({
      name: 'docs',
      loadContent: () => routes,
      contentLoaded: async ({ content, actions }) => {
        await actions.createData('pages.json', JSON.stringify(content));
        content.forEach((route) => actions.addRoute(route));
      },
    }),
  { validateOptions: () => ({ id: 'material-ui' }) },
);

const limited = onlyPages(docs, new Set(['/material-ui/react-slider']));

/** Returns the routes that the limited plugin adds. */
async function keptRoutes(baseUrl: string, routes: RouteConfig[]): Promise<unknown[]> {
  const plugin = await limited({ baseUrl } as LoadContext, routes);
  const added: unknown[] = [];
  const actions = {
    addRoute: (route: unknown) => added.push(route),
    createData: jest.fn(),
    setGlobalData: jest.fn(),
  };
  await plugin.contentLoaded?.({ content: routes, actions });
  expect(actions.createData).toHaveBeenCalledWith('pages.json', JSON.stringify(routes));
  return added;
}

test('keeps a page with the routes around it, in any language, and all data', async () => {
  const routes = [layout('/zh', layout('/zh/material-ui', BUTTON, SLIDER))];
  expect(await keptRoutes('/zh/', routes)).toEqual([
    layout('/zh', layout('/zh/material-ui', SLIDER)),
  ]);
  const english = ['/material-ui/react-button', '/material-ui/react-slider'].map(page);
  expect(await keptRoutes('/', english)).toEqual(english.slice(1));
});

test('leaves out tabs of a page, and the routes of a product without such a page', async () => {
  const others = [
    page('/material-ui/react-slider/api'),
    layout('/material-ui/react-slider', page('/joy-ui/react-button')),
  ];
  expect(await keptRoutes('/', others)).toEqual([]);
});

test("keeps the plugin's own properties, such as the check of its options", () => {
  expect(limited.validateOptions()).toEqual({ id: 'material-ui' });
});
