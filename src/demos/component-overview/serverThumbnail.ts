import type { EmotionCache } from '@emotion/cache';

/**
 * Nothing in the browser, where thumbnails are never rendered; see `serverThumbnail.server.tsx`.
 */
export function serverThumbnail(_id: string, _styles: EmotionCache | undefined): string {
  return '';
}
