import { LANGUAGES } from '@component-docs/labels/shared/languages';
import type { Language } from '@component-docs/labels/shared/languages';
import { nameOfProduct } from '@component-docs/kit/shared/site/productOfPath';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { partsOfSetKey, setKey, SHELL_SET } from '../../shared/manifest';
import type { SetKey } from '../../shared/manifest';
import { planSave } from '../saved/planSave';
import type { Manifests } from '../saved/planSave';
import type { SavedState } from '../saved/savedState';

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
