/** User agents that get no ads and whose displays aren't counted. */
export const BOT_PATTERN = /bot|googlebot|crawler|spider|robot|crawling/i;

/** Returns whether a user agent is a bot. */
export function isBot(userAgent: string): boolean {
  return BOT_PATTERN.test(userAgent);
}
