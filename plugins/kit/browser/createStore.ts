export interface Store<State> {
  get: () => State;
  set: (state: State) => void;
  /** Calls the listener after each change. Returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store for a value outside React. Islands are separate React roots, which share no context,
 * but every root of the page can read the store.
 */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(state) {
      if (!Object.is(state, current)) {
        current = state;
        listeners.forEach((listener) => listener());
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
