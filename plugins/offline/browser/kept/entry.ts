/** On a kept response: how many bytes its body has, and when it was kept (ISO 8601). */
const BYTES = 'docs-bytes';
const KEPT = 'docs-kept';

/** Headers that describe the transfer, which is over. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Returns a response as it is kept. Rejects when its body breaks off.
 *
 * @param now when it is kept
 */
export async function toEntry(response: Response, now: Date): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  OF_TRANSFER.forEach((name) => headers.delete(name));
  headers.set(BYTES, String(body.byteLength));
  headers.set(KEPT, now.toISOString());
  return new Response(body, { status: response.status, headers });
}

/** Returns a kept response if its body is complete; undefined if it is damaged. */
export async function openEntry(entry: Response): Promise<Response | undefined> {
  try {
    const body = await entry.arrayBuffer();
    return String(body.byteLength) === entry.headers.get(BYTES)
      ? new Response(body, { status: entry.status, headers: entry.headers })
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns when a response was kept, in ms since 1970; 0 if it doesn't say. */
export function keptAt({ headers }: Response): number {
  return Date.parse(headers.get(KEPT) ?? '') || 0;
}
