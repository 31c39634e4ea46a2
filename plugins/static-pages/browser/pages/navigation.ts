import { afterPaint } from '@component-docs/kit/browser/afterPaint';
import { loadedUrl } from '@component-docs/kit/browser/loadedUrl';
import { announcePage, focusPage } from './announcePage';
import type { PageParts } from './cutPage';
import { addEmotionStyles } from './emotionStyles';
import { fetchPage } from './fetchPage';
import { nextStep } from './navigationState';
import type { NavigationEffect, NavigationEvent, NavigationState } from './navigationState';
import { createPageCache } from './pageCache';
import { pathKey } from '../../shared/pages/pathKey';
import { enterHistoryEntry, restoreScrollPosition, startsAtTop } from './scrollPositions';
import { setShownPath } from './shownPath';
import { preparePage } from './preparePage';
import type { PreparedPage } from './preparePage';
import { swapPage } from './swapPage';
import type { SwapHooks } from './swapPage';
import { showTopFirst } from './topFirst';

interface Waiter {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Navigation between the pages of this site within one document. Browser only. */
export interface Navigation {
  /**
   * To be called when the address has changed. Resolves when its page is on the screen, at once if it
   * is that already, and rejects when only a full load can show it.
   */
  follow: () => Promise<void>;
  /** Fetches and prepares a page that a reader may ask for next. Never rejects. */
  prefetch: (path: string) => Promise<void>;
  /** Whether a page can be shown without the network. */
  isFetched: (path: string) => boolean;
}

/**
 * Starts navigation from the page that the document was loaded with. The address can be another one already:
 * `follow` shows its page.
 */
export function createNavigation(hooks: SwapHooks): Navigation {
  const { pathname: loadedPath } = loadedUrl();
  setShownPath(loadedPath);
  const cache = createPageCache((path) => fetchPage(path));
  const arrived = new Map<string, PreparedPage>();
  /** The page prepared last: most likely the one that is shown next. */
  let prepared: { parts: PageParts; page: Promise<PreparedPage> } | undefined;
  let state: NavigationState = { shown: pathKey(loadedPath), awaited: null };
  const waiters: Waiter[] = [];

  function prepare(parts: PageParts): Promise<PreparedPage> {
    if (prepared?.parts !== parts) {
      prepared = { parts, page: preparePage(parts) };
    }
    return prepared.page;
  }

  function show(path: string): void {
    const page = arrived.get(path);
    arrived.clear();
    prepared = undefined;
    if (!page) {
      return;
    }
    const isFromTop = startsAtTop();
    const showRest = isFromTop ? showTopFirst() : () => {};
    addEmotionStyles(page.topStyles);
    swapPage(page, hooks);
    restoreScrollPosition(true);
    focusPage();
    announcePage();
    const { pathname } = window.location;
    const finish = () => {
      // The side navigation renders for it.
      setShownPath(pathname);
      addEmotionStyles(page.belowStyles);
      showRest();
    };
    if (isFromTop) {
      afterPaint(finish);
    } else {
      finish();
    }
  }

  function fetchAwaited(path: string): void {
    cache
      .get(window.location.pathname)
      .then(prepare)
      .then(
        (page) => {
          arrived.set(path, page);
          dispatch({ type: 'arrived', path });
        },
        (error: unknown) => {
          console.warn(error);
          dispatch({ type: 'failed', path });
        },
      );
  }

  function settle(isAfterPaint: boolean): void {
    const settled = waiters.splice(0);
    const resolveAll = () => settled.forEach(({ resolve }) => resolve());
    if (isAfterPaint) {
      // Then React renders header and footer for the new address.
      afterPaint(resolveAll);
    } else {
      resolveAll();
    }
  }

  function carryOut(effect: NavigationEffect): void {
    switch (effect.type) {
      case 'fetch':
        return fetchAwaited(effect.path);
      case 'show':
        return show(effect.path);
      case 'settle':
        return settle(effect.afterPaint);
      case 'full-load':
        return waiters
          .splice(0)
          .forEach(({ reject }) => reject(new Error(`${effect.path} needs a full load.`)));
    }
  }

  function dispatch(event: NavigationEvent): void {
    const step = nextStep(state, event);
    state = step.state;
    step.effects.forEach(carryOut);
  }

  return {
    follow() {
      const path = pathKey(window.location.pathname);
      enterHistoryEntry();
      return new Promise((resolve, reject) => {
        waiters.push({ resolve, reject });
        dispatch({ type: 'address', path });
      });
    },
    prefetch: (path) =>
      cache
        .get(path)
        .then(prepare)
        .then(
          () => undefined,
          () => undefined,
        ),
    isFetched: cache.has,
  };
}
