import { LANGUAGES } from '@component-docs/labels/shared/languages';
import type { Language } from '@component-docs/labels/shared/languages';
import { nameOfProduct } from '@component-docs/kit/shared/site/productOfPath';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { partsOfSetKey, setKey, SHELL_SET } from '../../shared/manifest';
import type { SetKey } from '../../shared/manifest';
import { planSave } from '../saved/planSave';
import type { Manifests } from '../saved/planSave';
import type { SavedState } from '../saved/savedState';
import { translate } from '@docusaurus/Translate';
import type { SaveFailure } from '../saved/saveProgress';
import { LANGUAGE_FACTS } from '@component-docs/kit/shared/site/languages';

/** Something that a reader can save. */
export interface SaveChoice {
  /** `all`, a language, or the name of a set. */
  value: string;
  /** The product, if it is only one; undefined for all of them. */
  product?: string;
  /** Undefined for all languages. */
  language?: Language;
  keys: readonly SetKey[];
  /** Bytes that have to be fetched and stored. */
  missing: number;
}

const isProduct = (set: string) => PRODUCTS.some(({ id }) => id === set);

/** Returns the product of a set; undefined for the shell's. */
export function productOfSet(key: SetKey): string | undefined {
  const { set } = partsOfSetKey(key);
  const product = PRODUCTS.find(({ id }) => id === set)?.id;
  return product && nameOfProduct(product);
}

/**
 * Returns the choices of a reader: to save everything, a language, or a product in the language of the page.
 *
 * @param stored the places of all stored files
 */
export function saveChoices(
  manifests: Manifests,
  {
    state,
    stored,
    language,
  }: { state: SavedState; stored: ReadonlySet<string>; language: Language },
): SaveChoice[] {
  const keysOf = (name: Language): SetKey[] =>
    Object.keys(manifests[name]?.sets ?? {})
      .filter((set) => set === SHELL_SET || isProduct(set))
      .map((set) => setKey(name, set));
  const choices: Omit<SaveChoice, 'missing'>[] = [
    { value: 'all', keys: LANGUAGES.flatMap(keysOf) },
    ...LANGUAGES.map((name) => ({ value: name, language: name, keys: keysOf(name) })),
    ...keysOf(language).flatMap((key) => {
      const product = productOfSet(key);
      return product === undefined ? [] : [{ value: key, language, product, keys: [key] }];
    }),
  ];
  return choices.map((choice) => {
    const plan = planSave(state, manifests, choice.keys, stored);
    return { ...choice, missing: plan.total - plan.present };
  });
}

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
