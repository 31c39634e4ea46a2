import type { CDPSession } from 'playwright-core';

/** How slow the reader's device and network are. */
export interface Conditions {
  /** Scripts take this many times as long. */
  cpuSlowdown: number;
  /** Bytes per second from the server. */
  download: number;
  /** Bytes per second to the server. */
  upload: number;
  /** Minimum time from a request to the first byte of the response, in milliseconds. */
  roundTrip: number;
}

/** A mid-range phone on a slow mobile network: 1.6 Mbit/s down, 750 kbit/s up, as in Lighthouse. */
export const SLOW_PHONE: Conditions = {
  cpuSlowdown: 4,
  download: 1_600_000 / 8,
  upload: 750_000 / 8,
  roundTrip: 150,
};

/** Applies the conditions to a page, from its next request on. */
export async function throttle(session: CDPSession, conditions: Conditions): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: conditions.download,
    uploadThroughput: conditions.upload,
    latency: conditions.roundTrip,
  });
}
