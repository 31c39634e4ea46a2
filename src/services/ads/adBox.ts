import { AD_BOX_ATTRIBUTE } from './adBoxAttribute';
import { BOT_PATTERN } from './bots';

/**
 * Runs before first paint where ads are configured. Without JavaScript, and for machines, there is
 * no ad, and therefore no empty box either.
 */
export const adBoxScript = `if(!${BOT_PATTERN.toString()}.test(navigator.userAgent))document.documentElement.dataset.${AD_BOX_ATTRIBUTE}="";`;
