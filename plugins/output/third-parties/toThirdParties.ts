import type { ThirdParties } from '../../../src/services/third-parties/types';
import type { Values } from './variables';

/** Where the tracking script comes from by default. */
const TRACKING_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

function adsOf(values: Values, isProduction: boolean): ThirdParties['ads'] {
  const { ADS, ADS_IN_DEVELOPMENT, AD_SCRIPT, AD_FEED, AD_PLACEHOLDER } = values;
  return ADS && (isProduction || ADS_IN_DEVELOPMENT)
    ? { script: AD_SCRIPT, feed: AD_FEED, placeholder: AD_PLACEHOLDER }
    : undefined;
}

/**
 * What a build talks to, by its variables. Ads are off outside production builds unless
 * `ADS_IN_DEVELOPMENT` says otherwise (behaviours §20). Gives faults for variables without the one
 * that they belong to.
 */
export function toThirdParties(
  values: Values,
  isProduction: boolean,
): { thirdParties: ThirdParties; faults: string[] } {
  const needs = [
    ['ANALYTICS_SCRIPT', 'ANALYTICS_ID'],
    ['ANALYTICS_CONSENT', 'ANALYTICS_ID'],
    ['AD_SCRIPT', 'ADS'],
    ['AD_FEED', 'ADS'],
    ['AD_PLACEHOLDER', 'AD_SCRIPT'],
  ] as const;
  const { ANALYTICS_ID, ANALYTICS_SCRIPT, ANALYTICS_CONSENT } = values;
  return {
    thirdParties: {
      analytics: ANALYTICS_ID
        ? {
            id: ANALYTICS_ID,
            script: ANALYTICS_SCRIPT ?? TRACKING_SCRIPT,
            // Asking too often breaks no law.
            consent: ANALYTICS_CONSENT ?? 'needed',
          }
        : undefined,
      ads: adsOf(values, isProduction),
      feedback: values.FEEDBACK_URL,
      notifications: values.NOTIFICATIONS_URL,
    },
    faults: needs
      .filter(([name, needed]) => values[name] !== undefined && values[needed] === undefined)
      .map(([name, needed]) => `${name}: does nothing without ${needed}. Set both, or neither.`),
  };
}
