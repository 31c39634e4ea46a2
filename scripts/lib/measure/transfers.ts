import type { CDPSession } from 'playwright-core';

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
type TransferType = (typeof TRANSFER_TYPES)[number];

/** One response from the network. */
export interface Transfer {
  url: string;
  type: TransferType;
  /** Bytes on the wire: compressed body and headers. */
  bytes: number;
}

/** Bytes by type, and in total. */
export type ByteCount = Record<TransferType | 'total', number>;

const TYPE_OF_RESOURCE: Record<string, TransferType> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'stylesheet',
  Font: 'font',
  Image: 'image',
  Prefetch: 'prefetch',
};

/**
 * Returns the type that a request is counted as. A prefetched link has the resource type `Other`
 * and is identified by its request header
 * (https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header).
 *
 * @param resourceType Chromium's name
 *   (https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourceType)
 */
export function transferType(
  resourceType: string | undefined,
  requestHeaders: Record<string, string>,
): TransferType {
  const purpose = requestHeaders['Sec-Purpose'] ?? requestHeaders.Purpose ?? '';
  return purpose.startsWith('prefetch')
    ? 'prefetch'
    : (TYPE_OF_RESOURCE[resourceType ?? ''] ?? 'other');
}

/** Adds up transferred bytes by type. */
export function countBytes(transfers: readonly Transfer[]): ByteCount {
  const count = Object.fromEntries(
    [...TRANSFER_TYPES, 'total'].map((name) => [name, 0]),
  ) as ByteCount;
  for (const { type, bytes } of transfers) {
    count[type] += bytes;
    count.total += bytes;
  }
  return count;
}

/** The transfers of a page so far, and whether there may be more. */
export interface TransferLog {
  readonly transfers: Transfer[];
  /** Returns the milliseconds since the last network activity; 0 while a request is open. */
  quietFor(): number;
}

/** Starts recording a page's transfers from the network. Responses from its cache are not counted. */
export async function recordTransfers(session: CDPSession): Promise<TransferLog> {
  const transfers: Transfer[] = [];
  const open = new Map<string, { url: string; type: TransferType }>();
  let lastActivity = Date.now();
  const touch = () => {
    lastActivity = Date.now();
  };
  const finish = (requestId: string, bytes: number) => {
    touch();
    const request = open.get(requestId);
    open.delete(requestId);
    if (request && bytes > 0) {
      transfers.push({ ...request, bytes });
    }
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (redirectResponse) {
      finish(requestId, redirectResponse.encodedDataLength);
    }
    if (/^https?:/.test(request.url)) {
      open.set(requestId, { url: request.url, type: transferType(type, request.headers) });
    }
    touch();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finish(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId, 0));
  await session.send('Network.enable');
  return { transfers, quietFor: () => (open.size > 0 ? 0 : Date.now() - lastActivity) };
}
