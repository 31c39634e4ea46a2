import type { ClientModule } from '@docusaurus/types';
import { ignoreInputMethods } from '@component-docs/kit/browser/keys';
import type { IslandModules } from '@component-docs/static-pages/browser/islands';
import { registerIslands } from '@component-docs/static-pages/browser/islands/runIslands';
import { sayLoadFailed } from '@component-docs/static-pages/browser/notice/notices';
import { loadChunksAgain } from '@component-docs/static-pages/browser/page-chunks/loadAgain';
import { registerPageModules } from '@component-docs/static-pages/browser/page-chunks/pageModules';
import { registerBehaviors } from '@component-docs/static-pages/browser/pages/behaviors';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { restoreScrollPosition } from '@component-docs/static-pages/browser/pages/scrollPositions';
import { answerShortcuts } from '../shortcuts/answerShortcuts';
import { BEHAVIORS } from './behaviors';
import { ISLANDS } from './islands';

/** A site's additions to the parts of pages that run in browsers. */
interface SiteParts {
  islands?: IslandModules;
  behaviors?: readonly Behavior[];
}

/** Starts everything that runs in browsers. A site calls it once, in a client module. */
export function startDocs({ islands, behaviors = [] }: SiteParts = {}): void {
  if (typeof window !== 'undefined') {
    ignoreInputMethods(window);
    loadChunksAgain();
    answerShortcuts(sayLoadFailed);
  }
  registerIslands({ ...ISLANDS, ...islands }, () =>
    import(/* webpackChunkName: "react" */ './IslandCrash').then((module) => module.IslandCrash),
  );
  registerBehaviors([...BEHAVIORS, ...behaviors]);
  registerPageModules(() =>
    import(/* webpackChunkName: "page-modules" */ './pageModules').then((module) => module.default),
  );
}

/** Docusaurus scrolls whenever the address changes; readers who come back return to where they were. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation }) => {
  if (previousLocation) {
    restoreScrollPosition(false);
  }
};
