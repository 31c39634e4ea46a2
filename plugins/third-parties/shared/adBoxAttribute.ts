/** Set on `<html>` while the box of the page's ad is reserved: `data-ads`. */
export const AD_BOX_ATTRIBUTE = 'ads';
