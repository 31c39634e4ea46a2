/** What is counted apart, in the order of the table. `prefetch` is for pages not yet asked for. */
export const TRANSFER_TYPES = [
  'document',
  'script',
  'stylesheet',
  'font',
  'image',
  'prefetch',
  'other',
] as const;
export type TransferType = (typeof TRANSFER_TYPES)[number];

/** One answer from the network. */
export interface Transfer {
  url: string;
  type: TransferType;
  /** Bytes on the wire: compressed body and headers. */
  bytes: number;
}

/** Bytes by type, and their sum. */
export type ByteCount = Record<TransferType | 'total', number>;

export interface LongTask {
  /** Milliseconds since the navigation began. */
  start: number;
  /** Milliseconds. */
  duration: number;
}

/**
 * What the page itself recorded (inPage/probe.js). Times are milliseconds since the navigation
 * began, null when the thing did not happen.
 */
export interface ProbeRecord {
  fcp: number | null;
  lcp: number | null;
  cls: number;
  longTasks: LongTask[];
  shellHydrated: number | null;
  firstIslandHydrated: number | null;
}

/**
 * `shell`: no island ever comes near the viewport. `firstDemo`: the reader goes straight to the first
 * island, and it is hydrated.
 */
export const SCENARIOS = ['shell', 'firstDemo'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** All that one load of one page gave. */
export interface PageLoad {
  transfers: Transfer[];
  probe: ProbeRecord;
  /** Elements in the document once it has settled. */
  domNodes: number;
  /** False when the page has no island, so that `firstDemo` is `shell` without its stub. */
  hasIsland: boolean;
}
