import Negotiator from 'negotiator';

/** Returns whether an Accept-Encoding header allows Brotli. */
export function acceptsBrotli(acceptEncoding: string | undefined): boolean {
  const headers = { 'accept-encoding': acceptEncoding ?? 'identity' };
  return new Negotiator({ headers }).encodings(['br']).length > 0;
}
