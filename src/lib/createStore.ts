export interface Store<State> {
  get: () => State;
  set: (state: State) => void;
  /** Calls the listener after each change; gives the function that ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** A value outside React, which every React root of the page can read (design §3). */
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
