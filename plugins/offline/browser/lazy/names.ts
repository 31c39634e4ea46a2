import { translate } from '@docusaurus/Translate';
import { LANGUAGE_FACTS } from '@component-docs/kit/shared/site/languages';
import { partsOfSetKey } from '../../shared/manifest';
import type { SetKey } from '../../shared/manifest';
import { productOfSet } from './saveChoices';
import type { SaveChoice } from './saveChoices';

const nameIn = (product: string, language: string) =>
  translate(
    {
      id: 'offline.product',
      message: '{product} in {language}',
      description: 'What can be saved for reading offline',
    },
    { product, language },
  );

/** Returns what the reader calls a choice. */
export function nameOfChoice({ product, language }: SaveChoice): string {
  if (product && language) {
    return nameIn(product, LANGUAGE_FACTS[language].label);
  }
  return language
    ? translate(
        {
          id: 'offline.language',
          message: 'All pages in {language}',
          description: 'What can be saved for reading offline',
        },
        { language: LANGUAGE_FACTS[language].label },
      )
    : translate({
        id: 'offline.everything',
        message: 'Everything',
        description: 'What can be saved for reading offline',
      });
}

/** Returns what the reader calls a set of a product. */
export const nameOfSet = (key: SetKey): string =>
  nameIn(productOfSet(key) ?? '', LANGUAGE_FACTS[partsOfSetKey(key).language].label);
