import createThemes from '@demo-library/readerThemes';
import type { Store } from '@component-docs/kit/browser/createStore';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import type { ThemedProduct } from '../shared/themedProducts';
import type { AppliedThemes } from './useReaderTheme';

const followed = new Set<ThemedProduct>();

/** Has the variables with the reader's colors outweigh the variables of the demo theme. */
function withWeight(css: string): string {
  return css.replace(/:root|\[data-theme="\w+"\]/g, (selector) => selector.repeat(4));
}

function writeVariables(product: ThemedProduct, css: string): void {
  const id = `reader-theme-${product}`;
  const element = document.getElementById(id) ?? document.createElement('style');
  element.id = id;
  element.textContent = css;
  document.head.append(element);
}

/**
 * Keeps in a store the theme of a product that the reader has made and uses on this site; undefined without
 * one. Only the first call for a product has an effect: each demo makes one.
 */
export async function followReaderTheme(
  product: ThemedProduct,
  applied: Store<AppliedThemes>,
): Promise<void> {
  if (followed.has(product)) {
    return;
  }
  followed.add(product);
  const create = await createThemes[product]();
  const apply = () => {
    const chosen = readerThemeStore.get()[product];
    const created = chosen?.isUsed ? create(chosen.options) : undefined;
    const next = created && { ...created, css: withWeight(created.css) };
    writeVariables(product, next?.css ?? '');
    applied.set({ ...applied.get(), [product]: next });
  };
  readerThemeStore.subscribe(apply);
  apply();
}
