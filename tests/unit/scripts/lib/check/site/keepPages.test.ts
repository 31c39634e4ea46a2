import type { RouteConfig } from '@docusaurus/types';
import { keepPages } from '../../../../../../scripts/lib/check/site/keepPages';

const page = (path: string): RouteConfig => ({ path, component: '@theme/DocItem', exact: true });
const layout = (path: string, ...routes: RouteConfig[]): RouteConfig => ({
  path,
  component: '@theme/DocRoot',
  routes,
});

const BUTTON = page('/zh/material-ui/react-button');
const SLIDER = page('/zh/material-ui/react-slider');

test('keeps a page with the routes around it', () => {
  const docs = layout('/zh', layout('/zh/material-ui', BUTTON, SLIDER));
  expect(keepPages([docs], (path) => path === SLIDER.path)).toEqual([
    layout('/zh', layout('/zh/material-ui', SLIDER)),
  ]);
});

test('leaves out the routes of a product without such a page', () => {
  expect(keepPages([layout('/joy-ui', page('/joy-ui/react-button'))], () => false)).toEqual([]);
});

test('asks for pages only, not for the routes around them', () => {
  const isKept = jest.fn(() => true);
  keepPages([layout('/material-ui', page('/material-ui'))], isKept);
  expect(isKept).toHaveBeenCalledTimes(1);
});
