import { LANGUAGES } from '@component-docs/labels/shared/languages';
import type { Language } from '@component-docs/labels/shared/languages';
import type { InHouseAd } from '@component-docs/kit/shared/site/types';
import type { Ad } from '../types';

/** Returns an in-house ad in the reader's language, or else in the default one. `pictures` is the folder of its image. */
export function inHouseRecord(
  { id, link, sponsor, texts }: InHouseAd,
  { language, pictures }: { language: Language; pictures: string },
): Ad {
  return {
    ...((texts[language] ?? texts[LANGUAGES[0]]) as InHouseAd['texts'][string]),
    link,
    img: `${pictures}${id}.svg`,
    poweredby: sponsor,
    label: `in-house-${id}`,
  };
}
