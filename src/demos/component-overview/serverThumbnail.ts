import type { EmotionCache } from '@emotion/cache';

/**
 * Returns nothing in the browser, where thumbnails are never rendered; see
 * `serverThumbnail.server.tsx`.
 */
export function serverThumbnail(_id: string, _styles: EmotionCache | undefined): string {
  return '';
}
