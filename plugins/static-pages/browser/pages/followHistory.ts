import type { BrowserHistory, HistoryLocation } from './browserHistory';
import { scrollWithinPage } from './scrollPositions';

/** A change of the address, as client modules of Docusaurus receive it. */
export interface AddressChange {
  /** Null for the page that the document was loaded with. */
  previousLocation: HistoryLocation | null;
  location: HistoryLocation;
}

interface Options {
  history: BrowserHistory;
  /** Resolves when the page of the address is on the screen, and rejects when only a full load can show it. */
  follow: () => Promise<void>;
  /** Tells client modules of a change before and after it. Returns a function that ends the first phase. */
  tell: (hook: 'onRouteUpdate' | 'onRouteDidUpdate', change: AddressChange) => () => void;
  /** Loads the document of the address. */
  reload: () => void;
}

/** Shows the page of the address from now on, however often it changes until the page is there. */
export function followHistory({ history, follow, tell, reload }: Options): void {
  let shown = history.loaded;

  async function showAddress(): Promise<void> {
    const change = { previousLocation: shown, location: history.location };
    const end = tell('onRouteUpdate', change);
    try {
      await follow();
    } catch (error) {
      console.warn(error);
      reload();
      return;
    }
    end();
    // The reader may have gone on meanwhile.
    if (change.location === history.location && change.location !== shown) {
      const previous = shown;
      shown = change.location;
      if (previous.pathname === shown.pathname) {
        scrollWithinPage(previous, shown);
      }
      tell('onRouteDidUpdate', { previousLocation: previous, location: shown });
    }
  }

  const first = { previousLocation: null, location: shown };
  tell('onRouteUpdate', first)();
  tell('onRouteDidUpdate', first);
  history.listen(() => void showAddress());
  if (history.location !== shown) {
    void showAddress();
  }
}
