/**
 * The types that are counted separately, in the order of the table. `prefetch` is for pages that
 * were not requested yet.
 */
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

/** One response from the network. */
export interface Transfer {
  url: string;
  type: TransferType;
  /** Bytes on the wire: compressed body and headers. */
  bytes: number;
}

/** Bytes by type, and in total. */
export type ByteCount = Record<TransferType | 'total', number>;

export interface LongTask {
  /** Milliseconds since the start of the navigation. */
  start: number;
  /** Milliseconds. */
  duration: number;
}

/**
 * What the page itself recorded (inPage/probe.js). Times are milliseconds since the start of the
 * navigation, or null for what didn't happen.
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
 * `shell`: no island runs. `firstDemo`: the reader goes straight to the first island, which is then
 * hydrated.
 */
export const SCENARIOS = ['shell', 'firstDemo'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Results of one load of one page. */
export interface PageLoad {
  transfers: Transfer[];
  probe: ProbeRecord;
  /** Number of elements in the document once it has settled. */
  domNodes: number;
  /**
   * False if the page has no island: `firstDemo` then measures the same as `shell`, without the
   * script that prevents islands from running.
   */
  hasIsland: boolean;
}
