import type { ComponentType } from 'react';
import type { Props as DocItemProps } from '@theme/DocItem';
import { loadPage } from './pageStore';
import type { PreparedPage } from './types';

type RouteProps = Pick<DocItemProps, 'route'>;

interface PreparedRoute {
  path: string;
  component: ComponentType<RouteProps> & { preload: () => Promise<void> };
  exact: true;
  sidebar: string;
}

const loadItem = () => import(/* webpackChunkName: "prepared-item" */ './PreparedItem');

/** Docusaurus asks a route to preload, and waits for it, before it shows the page. */
function preparedComponent(path: string): PreparedRoute['component'] {
  let loaded: { Item: ComponentType<RouteProps & { page: PreparedPage }>; page: PreparedPage };
  async function preload() {
    const [{ default: Item }, page] = await Promise.all([loadItem(), loadPage(path)]);
    loaded = { Item, page };
  }
  function PreparedRoute({ route }: RouteProps) {
    const { Item, page } = loaded;
    return <Item page={page} route={route} />;
  }
  return Object.assign(PreparedRoute, { preload });
}

/**
 * The routes of prepared pages in the browser. Takes them as short as can be, because every page
 * carries them all: the start that their paths share, and how each goes on, between spaces.
 */
export function preparedRoutes(sidebar: string, start: string, ends: string): PreparedRoute[] {
  return ends.split(' ').map((end) => {
    const path = start + end;
    return { path, component: preparedComponent(path), exact: true, sidebar };
  });
}
