import { announcePage, focusPage } from './announcePage';
import type { PageParts } from './cutPage';
import { fetchPage } from './fetchPage';
import { nextStep } from './navigationState';
import type { NavigationEffect, NavigationEvent, NavigationState } from './navigationState';
import { createPageCache } from './pageCache';
import { pathKey } from './pathKey';
import { enterHistoryEntry, restoreScrollPosition, startsAtTop } from './scrollPositions';
import { setShownPath } from './shownPath';
import { swapPage } from './swapPage';
import { showTopFirst } from './topFirst';
import type { SwapHooks } from './swapPage';
import { loadStyleSheets, parseHead } from './syncHead';

interface LoadedPage {
  parts: PageParts;
  head: HTMLHeadElement;
}

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
  /** Fetches a page that a reader may ask for next. Never rejects. */
  prefetch: (path: string) => Promise<void>;
  /** Whether a page can be shown without the network. */
  isFetched: (path: string) => boolean;
}

async function loadPage(parts: PageParts): Promise<LoadedPage> {
  const head = parseHead(parts.head);
  await loadStyleSheets(head);
  return { parts, head };
}

/** Starts navigation from the page that the document was loaded with. */
export function createNavigation(hooks: SwapHooks): Navigation {
  const cache = createPageCache((path) => fetchPage(path));
  const loaded = new Map<string, LoadedPage>();
  let state: NavigationState = { shown: pathKey(window.location.pathname), awaited: null };
  const waiters: Waiter[] = [];

  function show(path: string): void {
    const page = loaded.get(path);
    loaded.clear();
    if (page) {
      if (startsAtTop()) {
        showTopFirst();
      }
      swapPage(page.parts, page.head, hooks);
      setShownPath(window.location.pathname);
      restoreScrollPosition(true);
      focusPage();
      announcePage();
    }
  }

  function fetchAwaited(path: string): void {
    cache
      .get(window.location.pathname)
      .then(loadPage)
      .then(
        (page) => {
          loaded.set(path, page);
          dispatch({ type: 'arrived', path });
        },
        (error: unknown) => {
          console.warn(error);
          dispatch({ type: 'failed', path });
        },
      );
  }

  function carryOut(effect: NavigationEffect): void {
    switch (effect.type) {
      case 'fetch':
        return fetchAwaited(effect.path);
      case 'show':
        return show(effect.path);
      case 'settle':
        return waiters.splice(0).forEach(({ resolve }) => resolve());
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
      cache.get(path).then(
        () => undefined,
        () => undefined,
      ),
    isFetched: cache.has,
  };
}
