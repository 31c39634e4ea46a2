/** What a browser may say of its reader's wishes. Both are nowhere in TypeScript's own types. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  /** https://w3c.github.io/gpc/ */
  globalPrivacyControl?: boolean;
}

/** Whether the reader has told the browser not to be tracked: then nobody asks again. */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
