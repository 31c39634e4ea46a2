import { whenLoaded } from '../notice/notices';

/** Code that loads when a reader is about to use it. */
export interface OnDemand<Loaded> {
  /** Loads it ahead of a click. A failure changes nothing, and the next request tries again. */
  prepare: () => void;
  /** Loads it for a click. After a failure, the reader is told, and the press has changed nothing. */
  request: (then: (loaded: Loaded) => void) => void;
}

/** Returns functions that load code for controls outside of React, with the dynamic import that is given. */
export function onDemand<Loaded>(load: () => Promise<Loaded>): OnDemand<Loaded> {
  return {
    prepare: () => void load().catch(() => undefined),
    request: (then) => whenLoaded(load(), then),
  };
}
