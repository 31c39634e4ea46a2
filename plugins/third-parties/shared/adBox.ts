import { AD_BOX_ATTRIBUTE } from './adBoxAttribute';
import { BOT_PATTERN } from './bots';

/**
 * Inline script that reserves the ad box before first paint, on sites with ads. Without JavaScript and
 * for bots there is no ad, so no box is reserved.
 */
export const adBoxScript = `if(!${BOT_PATTERN.toString()}.test(navigator.userAgent))document.documentElement.dataset.${AD_BOX_ATTRIBUTE}="";`;
