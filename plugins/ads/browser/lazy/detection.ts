/** Interval between checks for a third-party ad, in ms, and the maximum number of checks. */
export const PROBE_INTERVAL_MS = 500;
export const MAX_PROBES = 30;
/** The attempt from which a missing ad counts as blocked. It may still load later. */
export const BLOCKED_FROM = 7;

/** The result of one check of the page. */
export interface Probe {
  /** A third-party ad is on the page. */
  isFound: boolean;
  /** The ad is the network's own placeholder: it has nothing to show. */
  isPlaceholder: boolean;
}

export interface Detection {
  /** Number of checks so far. */
  attempts: number;
  isFound: boolean;
  isPlaceholder: boolean;
  isBlocked: boolean;
}

export const INITIAL_DETECTION: Detection = {
  attempts: 0,
  isFound: false,
  isPlaceholder: false,
  isBlocked: false,
};

/** Returns the detection after another check. A late ad resets `isBlocked`. */
export function detect({ attempts }: Detection, { isFound, isPlaceholder }: Probe): Detection {
  return {
    attempts: attempts + 1,
    isFound,
    isPlaceholder: isFound && isPlaceholder,
    isBlocked: !isFound && attempts + 1 >= BLOCKED_FROM,
  };
}

/** Returns the delay before the next check, in ms; null if there is none. */
export function nextProbeDelay({ attempts, isFound }: Detection): number | null {
  return isFound || attempts >= MAX_PROBES ? null : PROBE_INTERVAL_MS;
}

/** Matches the elements that ad networks add to a page. */
const AD_SELECTOR = '.ea-placement, #carbonads, .carbonads';

/**
 * Checks whether a third-party ad is on a page.
 *
 * @param placeholder URL prefix of the network's own placeholders, if it has any.
 */
export function probePage(page: ParentNode, placeholder: string | undefined): Probe {
  const link = page.querySelector('#carbonads a')?.getAttribute('href');
  return {
    isFound: page.querySelector(AD_SELECTOR) !== null,
    isPlaceholder: placeholder !== undefined && link?.startsWith(placeholder) === true,
  };
}
