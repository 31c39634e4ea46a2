import { substituteRule } from '@component-docs/kit/node/substituteFont';
import type { ThemedProduct } from '@component-docs/kit/shared/site/register';
import { THEMED_LIBRARIES } from './themedLibraries';

/** The fonts of most systems: Liberation Sans has the widths of Arial. */
const ARIAL = {
  normal: ['Arial', 'Liberation Sans'],
  bold: ['Arial Bold', 'Liberation Sans Bold'],
};
const DEJA_VU = { normal: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] };

/**
 * Returns the rules for the fonts that demos are shown in until their own has arrived. They have its
 * metrics, so that nothing moves then.
 */
export function substituteRules(product: ThemedProduct): string[] {
  const { font: own, substitutes, scales } = THEMED_LIBRARIES[product];
  const [likeArial, likeDejaVu] = substitutes;
  return scales.flatMap(([weight, style, arial, dejaVu, characters]) =>
    [
      { family: likeArial, names: ARIAL[style], scale: arial },
      { family: likeDejaVu, names: DEJA_VU[style], scale: dejaVu },
    ].map((font) => substituteRule({ ...font, weight, characters }, own)),
  );
}
