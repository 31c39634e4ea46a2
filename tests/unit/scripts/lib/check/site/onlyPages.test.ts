import type { LoadContext, Plugin } from '@docusaurus/types';
import { onlyPages } from '../../../../../../scripts/lib/check/site/onlyPages';

const SLIDER = '/material-ui/react-slider';

/** A plugin with three pages, whose names are its content. */
const docs = Object.assign(
  ({ baseUrl }: LoadContext): Promise<Plugin<string[]>> =>
    Promise.resolve({
      name: 'docs',
      loadContent: () => ['react-button', 'react-slider', 'react-slider/api'],
      contentLoaded: async ({ content, actions }) => {
        await actions.createData('pages.json', JSON.stringify(content));
        content.forEach((name) =>
          actions.addRoute({ path: `${baseUrl}material-ui/${name}`, component: '@theme/DocItem' }),
        );
      },
    }),
  { validateOptions: () => ({ id: 'material-ui' }) },
);

const limited = onlyPages(docs, new Set([SLIDER]));

test.each(['/', '/zh/'])(
  'adds the route of a named page below %s, and all data',
  async (baseUrl) => {
    const plugin = await limited({ baseUrl } as LoadContext, undefined);
    const actions = { addRoute: jest.fn(), createData: jest.fn(), setGlobalData: jest.fn() };
    const content = (await plugin.loadContent?.()) ?? [];
    await plugin.contentLoaded?.({ content, actions: actions });
    expect(actions.addRoute.mock.calls).toEqual([
      [{ path: baseUrl + SLIDER.slice(1), component: '@theme/DocItem' }],
    ]);
    expect(actions.createData).toHaveBeenCalledWith('pages.json', JSON.stringify(content));
  },
);

test("keeps the plugin's own properties, such as the check of its options", () => {
  expect(limited.validateOptions()).toEqual({ id: 'material-ui' });
});
