import { translate } from '@docusaurus/Translate';
import type { SaveFailure } from '../saved/saveProgress';
import { LANGUAGE_FACTS } from '@component-docs/kit/shared/site/languages';
import { partsOfSetKey } from '../../shared/manifest';
import type { SetKey } from '../../shared/manifest';
import { productOfSet } from './saveChoices';
import type { SaveChoice } from './saveChoices';

/** Returns the message for the reader when a save failed. */
export function failureText(failure: SaveFailure): string {
  switch (failure) {
    case 'full':
      return translate({
        id: 'offline.failure.full',
        message:
          'There isn’t enough space on this device. What you saved before is still there. Free some space, or save less.',
      });
    case 'network':
      return translate({
        id: 'offline.failure.network',
        message: 'The connection broke. Resume once you are connected.',
      });
    case 'changed':
      return translate({
        id: 'offline.failure.changed',
        message: 'The site was updated in the meantime. Resume to save its new pages.',
      });
    case 'busy':
      return translate({
        id: 'offline.failure.busy',
        message: 'Another tab is saving. Wait until it is done.',
      });
    case 'refused':
      return translate({
        id: 'offline.failure.refused',
        message: 'Your browser refused to store the pages.',
      });
  }
}

const nameIn = (product: string, language: string) =>
  translate({ id: 'offline.product', message: '{product} in {language}' }, { product, language });

/** Returns the reader's name for a choice. */
export function nameOfChoice({ product, language }: SaveChoice): string {
  if (product && language) {
    return nameIn(product, LANGUAGE_FACTS[language].label);
  }
  return language
    ? translate(
        { id: 'offline.language', message: 'All pages in {language}' },
        { language: LANGUAGE_FACTS[language].label },
      )
    : translate({ id: 'offline.everything', message: 'Everything' });
}

/** Returns the reader's name for a set of a product. */
export const nameOfSet = (key: SetKey): string =>
  nameIn(productOfSet(key) ?? '', LANGUAGE_FACTS[partsOfSetKey(key).language].label);

const BYTES_PER_MEGABYTE = 1_000_000;

/**
 * Returns a size for readers, in megabytes.
 *
 * @param language BCP 47 tag of the language that numbers are written in
 */
export function sizeText(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 10 * BYTES_PER_MEGABYTE ? 1 : 0,
  }).format(bytes / BYTES_PER_MEGABYTE);
}
