import type { ClientModule } from '@docusaurus/types';
import { ignoreInputMethods } from '../lib/keys';
import { registerIslands } from '../platform/islands';
import { loadChunksAgain } from '../platform/page-chunks/loadAgain';
import { registerPageModules } from '../platform/page-chunks/pageModules';
import { registerBehaviors } from '../platform/pages/behaviors';
import { restoreScrollPosition } from '../platform/pages/scrollPositions';
import { BEHAVIORS } from './behaviors';
import { IslandCrash } from './IslandCrash';
import { ISLANDS } from './islands';

if (typeof window !== 'undefined') {
  ignoreInputMethods(window);
  loadChunksAgain();
}
registerIslands(ISLANDS, IslandCrash);
registerBehaviors(BEHAVIORS);
registerPageModules(() =>
  import(/* webpackChunkName: "page-modules" */ './pageModules').then((module) => module.default),
);

/** Docusaurus scrolls whenever the address changes; readers who come back return to where they were. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation }) => {
  if (previousLocation) {
    restoreScrollPosition(false);
  }
};
