import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { readApiPackages } from '..';
import { readSymbols } from '../describe/describeSymbols';
import { readHooks } from '@component-docs/react-api-model/extract/readExtracted';
import { mapComponentTexts, mapHookTexts, mapSymbolTexts } from './mapTexts';
import type { WriteText } from './mapTexts';
import type { Place } from './lookup';

async function placesOf(siteDir: string, product: Product): Promise<Place[]> {
  const places: Place[] = [];
  const collectIn =
    (packageName: string): WriteText =>
    (english, name) => {
      places.push({ packageName, name, english });
      return english;
    };
  for (const { installed, components } of await readApiPackages(siteDir, product)) {
    components.forEach((component) => mapComponentTexts(component, collectIn(installed.name)));
    const { symbols } = await readSymbols(siteDir, installed.name);
    symbols.forEach((symbol) => mapSymbolTexts(symbol, collectIn(installed.name)));
  }
  if (product.apiTabs) {
    const hooks = await readHooks(siteDir, product.packageName);
    hooks.forEach((hook) => mapHookTexts(hook, collectIn(product.packageName)));
  }
  return places;
}

/** Reads every text of the API reference, in the order of the products and their packages. */
export async function readPlaces(siteDir: string): Promise<Place[]> {
  const all = await Promise.all(PRODUCTS.map((product) => placesOf(siteDir, product)));
  return all.flat();
}
