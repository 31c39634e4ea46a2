import { substituteRule } from '@component-docs/kit/node/substituteFont';
import type { ThemedProduct } from '@component-docs/kit/shared/site/register';
import { DEMO_FONT_FALLBACKS } from '../shared/fontFallbacks';
import { DEMO_FONTS } from './demoFonts';

/** The fonts of most systems: Liberation Sans has the widths of Arial. */
const ARIAL = {
  normal: ['Arial', 'Liberation Sans'],
  bold: ['Arial Bold', 'Liberation Sans Bold'],
};
const DEJA_VU = { normal: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] };

/** The capitals: Material UI sets buttons in them, and they are narrower than Arial's and DejaVu's. */
const CAPITALS = 'U+41-5A';

/**
 * For each weight, the style of the system's font that is shown instead, and the scales that make Arial
 * and DejaVu Sans as wide, measured with the texts of all demos that have this weight.
 */
type Scales = readonly (readonly [
  weight: string,
  style: keyof typeof ARIAL,
  arial: number,
  dejaVu: number,
  characters?: string,
])[];

const SCALES: Readonly<Record<ThemedProduct, Scales>> = {
  'material-ui': [
    ['300', 'normal', 0.993, 0.869],
    ['400', 'normal', 0.996, 0.884],
    ['500', 'normal', 1.007, 0.874],
    ['500', 'normal', 0.93, 0.935, CAPITALS],
    ['600 900', 'bold', 0.941, 0.8],
  ],
  'joy-ui': [
    ['300 400', 'normal', 1.066, 0.946],
    ['500', 'normal', 1.087, 0.968],
    ['600', 'bold', 1.009, 0.856],
    ['700 900', 'bold', 1.035, 0.869],
  ],
};

/**
 * Returns the rules for the fonts that demos are shown in until their own has arrived. They have its
 * metrics, so that nothing moves then.
 */
export function substituteRules(product: ThemedProduct): string[] {
  const [likeArial, likeDejaVu] = DEMO_FONT_FALLBACKS[product];
  return SCALES[product].flatMap(([weight, style, arial, dejaVu, characters]) =>
    [
      { family: likeArial, names: ARIAL[style], scale: arial },
      { family: likeDejaVu, names: DEJA_VU[style], scale: dejaVu },
    ].map((font) => substituteRule({ ...font, weight, characters }, DEMO_FONTS[product])),
  );
}
