import type { CDPSession } from 'playwright-core';

/** How slow the reader's device and network are. */
export interface Conditions {
  /** Each script takes this many times as long. */
  cpuSlowdown: number;
  /** Bytes a second from the server; -1 for no limit. */
  download: number;
  /** Bytes a second to the server; -1 for no limit. */
  upload: number;
  /** Milliseconds from a request to the first byte of its answer, at least. */
  roundTrip: number;
}

/** A middling phone on a slow mobile network: 1.6 Mbit/s down, 750 kbit/s up, as Lighthouse has it. */
export const SLOW_PHONE: Conditions = {
  cpuSlowdown: 4,
  download: 1_600_000 / 8,
  upload: 750_000 / 8,
  roundTrip: 150,
};

/** That phone beside the server: what is left is the work of its processor. */
export const SLOW_DEVICE: Conditions = {
  cpuSlowdown: SLOW_PHONE.cpuSlowdown,
  download: -1,
  upload: -1,
  roundTrip: 0,
};

/** Makes a page's device and network that slow, from its next request on. */
export async function throttle(session: CDPSession, conditions: Conditions): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: conditions.download,
    uploadThroughput: conditions.upload,
    latency: conditions.roundTrip,
  });
}
