import type { ClientModule } from '@docusaurus/types';
import { ignoreInputMethods } from '@component-docs/kit/browser/keys';
import type { IslandModules } from '@component-docs/static-pages/browser/islands';
import { registerIslands } from '@component-docs/static-pages/browser/islands/runIslands';
import { loadChunksAgain } from '@component-docs/static-pages/browser/page-chunks/loadAgain';
import { registerPageModules } from '@component-docs/static-pages/browser/page-chunks/pageModules';
import { registerBehaviors } from '@component-docs/static-pages/browser/pages/behaviors';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { restoreScrollPosition } from '@component-docs/static-pages/browser/pages/scrollPositions';
import type { PlaygroundProps } from '@component-docs/playgrounds/shared/types';
import type { NavigationProps } from '@component-docs/page-tree/shared/navigationProps';
import { answerCodeTabs } from '@component-docs/written-pages/browser/code-tabs/answerCodeTabs';
import { openFoundCode } from '@component-docs/written-pages/browser/code-blocks/listings';
import { followHeadings } from '@component-docs/written-pages/browser/contents/followHeadings';
import { followSharedLinks } from '@component-docs/demos/browser/followSharedLinks';
import { keepTypedText } from '@component-docs/demos/browser/typedAhead';
import { correctCase } from '@component-docs/written-pages/browser/headings/headingLinks';
import { showHeadingLink } from '@component-docs/written-pages/browser/headings/headingLinks';
import {
  copyMarkdown,
  loadPageActions,
} from '@component-docs/written-pages/browser/page-actions/answerPageActions';
import { stopAtOverflow } from '@component-docs/written-pages/browser/code-blocks/listings';
import {
  answerReference,
  renameOldAnchors,
} from '@component-docs/api-reference/browser/behavior/behaviors';
import { answerSearch } from '@component-docs/search/browser/button/answerSearch';
import { answerShortcuts } from '../shortcuts/answerShortcuts';
import {
  showBackToTop,
  skipToContent,
  followPage,
  switchColorMode,
  openDialogs,
} from '../frame/frameBehaviors';
import { answerLanguageMenu } from '../header/answerLanguageMenu';

/** The behaviors of the packages in pages and in the header, which are HTML without React. */
const BEHAVIORS: readonly Behavior[] = [
  // First, so that the others see the corrected address.
  renameOldAnchors,
  correctCase,
  answerCodeTabs,
  answerReference,
  copyMarkdown,
  followHeadings,
  keepTypedText,
  loadPageActions,
  openFoundCode,
  showBackToTop,
  showHeadingLink,
  stopAtOverflow,
  followSharedLinks,
  answerLanguageMenu,
  answerSearch,
  followPage,
  openDialogs,
  skipToContent,
  switchColorMode,
];

/** The islands that the packages' own components print, by their names. */
const ISLANDS: IslandModules = {
  'api-filter': () =>
    import(
      /* webpackChunkName: "api-filter" */ '@component-docs/search/browser/api-filter/ApiFilter'
    ).then((module) => module.ApiFilter),
  demo: () =>
    import(/* webpackChunkName: "demo" */ '@component-docs/demos/browser/DemoIsland').then(
      (module) => module.DemoIsland,
    ),
  async playground(props: PlaygroundProps) {
    const { loadPlayground } = await import(
      /* webpackChunkName: "playground" */ '@component-docs/playgrounds/browser/loadPlayground'
    );
    const playground = await loadPlayground(props);
    return () => playground;
  },
  'search-page': () =>
    import(
      /* webpackChunkName: "search-page" */ '@component-docs/search/browser/page/SearchPage'
    ).then((module) => module.SearchPage),
  async 'side-navigation'(props: NavigationProps) {
    const { loadNavigation } = await import(
      /* webpackChunkName: "side-navigation" */ '@component-docs/page-tree/browser/side-navigation/loadNavigation'
    );
    const navigation = await loadNavigation(props);
    return () => navigation();
  },
};

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
    answerShortcuts();
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
