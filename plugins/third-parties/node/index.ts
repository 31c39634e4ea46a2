import type { LoadContext, Plugin, HtmlTagObject } from '@docusaurus/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import type { ThirdParties } from '../shared/types';
import { AD_BOX_ATTRIBUTE } from '../shared/adBoxAttribute';
import { BOT_PATTERN } from '../shared/bots';
import { readVariables } from './variables';
import type { Values } from './variables';

/** Inline script that reserves the ad box before first paint; not for bots, which get no ad. */
const adBoxScript = `if(!${BOT_PATTERN.toString()}.test(navigator.userAgent))document.documentElement.dataset.${AD_BOX_ATTRIBUTE}="";`;

/** The default URL of the tracking script. */
const TRACKING_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** The part of page loads whose errors are reported: enough to see a fault that many readers have. */
const DEFAULT_SAMPLE = 0.1;

function adsOf(values: Values, isProduction: boolean): ThirdParties['ads'] {
  const { ADS, ADS_IN_DEVELOPMENT, AD_SCRIPT, AD_FEED, AD_PLACEHOLDER } = values;
  return ADS && (isProduction || ADS_IN_DEVELOPMENT)
    ? { script: AD_SCRIPT, feed: AD_FEED, placeholder: AD_PLACEHOLDER }
    : undefined;
}

/** Returns the configuration, and a problem for each variable without the one that it needs. */
export function toThirdParties(
  values: Values,
  isProduction: boolean,
): { thirdParties: ThirdParties; problems: string[] } {
  const needs = [
    ['ANALYTICS_SCRIPT', 'ANALYTICS_ID'],
    ['ANALYTICS_CONSENT', 'ANALYTICS_ID'],
    ['ERRORS_SAMPLE', 'ERRORS_URL'],
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
            // The safe default: asking for consent is never illegal.
            consent: ANALYTICS_CONSENT ?? 'needed',
          }
        : undefined,
      ads: adsOf(values, isProduction),
      errors: values.ERRORS_URL
        ? { address: values.ERRORS_URL, sample: values.ERRORS_SAMPLE ?? DEFAULT_SAMPLE }
        : undefined,
      feedback: values.FEEDBACK_URL,
    },
    problems: needs
      .filter(([name, needed]) => values[name] !== undefined && values[needed] === undefined)
      .map(([name, needed]) => `${name}: has no effect without ${needed}. Set both or neither.`),
  };
}

/** Returns the tags that configure third parties, and reserve the ad's box; none without any. */
export function tagsOf(thirdParties: ThirdParties): HtmlTagObject[] {
  const json = JSON.stringify(thirdParties);
  if (json === '{}') {
    return [];
  }
  const config: HtmlTagObject = {
    tagName: 'script',
    attributes: { type: 'application/json', id: SITE_IDS.thirdParties },
    // A URL could contain `</script>`, which would end the element.
    innerHTML: json.replaceAll('<', '\\u003c'),
  };
  return thirdParties.ads ? [config, { tagName: 'script', innerHTML: adBoxScript }] : [config];
}

/** Configures third parties from environment variables. Without any, pages contact nobody. */
export default function thirdPartiesPlugin(_context: LoadContext): Plugin {
  const { values, problems } = readVariables(process.env);
  const isProduction = process.env.NODE_ENV === 'production';
  const { thirdParties, problems: missing } = toThirdParties(values, isProduction);
  failWith('Environment variables of third parties are not valid', [...problems, ...missing]);
  return { name: 'third-parties', injectHtmlTags: () => ({ headTags: tagsOf(thirdParties) }) };
}
