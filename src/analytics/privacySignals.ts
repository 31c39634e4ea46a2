/** Signals of the reader's privacy preference. TypeScript's own types lack both. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  /** https://w3c.github.io/gpc/ */
  globalPrivacyControl?: boolean;
}

/** Returns whether the browser signals that the reader doesn't want to be tracked. */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
