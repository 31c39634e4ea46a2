import { BOT_PATTERN } from './bots';

/** Set on `<html>` while the box of the page's ad is reserved: `data-ads`. */
export const AD_BOX_ATTRIBUTE = 'ads';

/**
 * Runs before first paint where ads are configured. Without JavaScript, and for machines, there is
 * no ad, and therefore no empty box either.
 */
export const adBoxScript = `if(!${BOT_PATTERN.toString()}.test(navigator.userAgent))document.documentElement.dataset.${AD_BOX_ATTRIBUTE}="";`;
