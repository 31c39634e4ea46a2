import type { DemoLocale, DemoLook } from '../../browser/demoLook';
import { isRtlTag, localeTag } from '../../shared/localeTag';

/**
 * Returns a demo's look with a locale and in the direction of its language; without a locale, in the
 * language and the direction of the site.
 *
 * @param isSiteRtl whether the site is written from right to left
 */
export function lookWithLocale(
  look: DemoLook,
  locale: DemoLocale | undefined,
  isSiteRtl: boolean,
): DemoLook {
  const direction = locale !== undefined && isRtlTag(localeTag(locale.name)) !== isSiteRtl;
  return { ...look, locale, direction };
}
