/**
 * What is shown and what is awaited while readers click, go back and forward, and answers arrive
 * late, out of order, or not at all. The rule: the page on the screen is that of the address, or the
 * one before while it loads.
 */
export interface NavigationState {
  /** Path of the page on the screen. */
  readonly shown: string;
  /** Path of the address, while its page isn't on the screen yet. */
  readonly awaited: string | null;
}

export type NavigationEvent =
  /** The address has changed, by a link, by history, or back to what is shown. */
  | { type: 'address'; path: string }
  | { type: 'arrived'; path: string }
  | { type: 'failed'; path: string };

/** What has to be done after an event. */
export type NavigationEffect =
  | { type: 'fetch'; path: string }
  | { type: 'show'; path: string }
  /** The address's page is on the screen: whoever waits may go on, once it is painted. */
  | { type: 'settle'; afterPaint: boolean }
  /** Only the browser itself can load the address. */
  | { type: 'full-load'; path: string };

interface Step {
  state: NavigationState;
  effects: readonly NavigationEffect[];
}

/** Returns the state after an event and what has to be done. Paths are in the form of `pathKey`. */
export function nextStep(state: NavigationState, event: NavigationEvent): Step {
  const { shown, awaited } = state;
  switch (event.type) {
    case 'address':
      if (event.path === shown) {
        return {
          state: { shown, awaited: null },
          effects: [{ type: 'settle', afterPaint: false }],
        };
      }
      return event.path === awaited
        ? { state, effects: [] }
        : {
            state: { shown, awaited: event.path },
            effects: [{ type: 'fetch', path: event.path }],
          };
    case 'arrived':
      // An answer to an address that the reader has left again changes nothing.
      return event.path === awaited
        ? {
            state: { shown: event.path, awaited: null },
            effects: [
              { type: 'show', path: event.path },
              { type: 'settle', afterPaint: true },
            ],
          }
        : { state, effects: [] };
    case 'failed':
      return event.path === awaited
        ? {
            state: { shown, awaited: null },
            effects: [{ type: 'full-load', path: event.path }],
          }
        : { state, effects: [] };
  }
}
