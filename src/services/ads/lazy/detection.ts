/** How often a third-party ad is looked for, in ms, and how many times at most (behaviours §20). */
export const PROBE_INTERVAL = 500;
export const MAX_PROBES = 30;
/** The attempt from which an ad that is not there counts as blocked. It may still come. */
export const BLOCKED_FROM = 7;

/** What one look at the page found. */
export interface Probe {
  /** A third-party ad is on the page. */
  isFound: boolean;
  /** It is the network's own placeholder: there is nothing to show. */
  isPlaceholder: boolean;
}

export interface Detection {
  /** Looks at the page so far. */
  attempts: number;
  isFound: boolean;
  isPlaceholder: boolean;
  isBlocked: boolean;
}

export const NOT_LOOKED_YET: Detection = {
  attempts: 0,
  isFound: false,
  isPlaceholder: false,
  isBlocked: false,
};

/** What is known after one more look. A late ad takes back that it seemed to be blocked. */
export function detect({ attempts }: Detection, { isFound, isPlaceholder }: Probe): Detection {
  return {
    attempts: attempts + 1,
    isFound,
    isPlaceholder: isFound && isPlaceholder,
    isBlocked: !isFound && attempts + 1 >= BLOCKED_FROM,
  };
}

/** How long to wait for the next look, in ms; null when there is none. */
export function untilNextProbe({ attempts, isFound }: Detection): number | null {
  return isFound || attempts >= MAX_PROBES ? null : PROBE_INTERVAL;
}
