import type { Store } from '../../lib/createStore';
import { readerThemeStore } from '../../preferences/readerThemeStore';
import { createReaderTheme } from './createReaderTheme';
import type { AppliedTheme } from './createReaderTheme';

let isFollowing = false;

function writeVariables(css: string): void {
  const id = 'reader-theme';
  const element = document.getElementById(id) ?? document.createElement('style');
  element.id = id;
  element.textContent = css;
  document.head.append(element);
}

/**
 * Keeps in a store the theme that the reader has made and uses on this site; undefined without one. Only the
 * first call has an effect: each demo makes one.
 */
export function followReaderTheme(applied: Store<AppliedTheme | undefined>): void {
  if (isFollowing) {
    return;
  }
  isFollowing = true;
  const apply = () => {
    const chosen = readerThemeStore.get();
    const next = chosen?.isUsed ? createReaderTheme(chosen.options) : undefined;
    writeVariables(next?.css ?? '');
    applied.set(next);
  };
  readerThemeStore.subscribe(apply);
  apply();
}
