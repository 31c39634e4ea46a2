/** Readers that no ad is shown to and no display counted for (behaviours §20). */
export const BOT_PATTERN = /bot|googlebot|crawler|spider|robot|crawling/i;

/** Whether a user agent is a machine that reads pages. */
export function isBot(userAgent: string): boolean {
  return BOT_PATTERN.test(userAgent);
}
