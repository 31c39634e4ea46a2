import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/createStore';
import { readerThemeStore } from '../../preferences/reader-theme/readerThemeStore';
import type { AppliedTheme } from './createReaderTheme';

const applied = createStore<AppliedTheme | undefined>(undefined);

function writeVariables(css: string): void {
  const id = 'reader-theme';
  const element = document.getElementById(id) ?? document.createElement('style');
  element.id = id;
  element.textContent = css;
  document.head.append(element);
}

/** Follows the reader's theme. Its code is loaded for those who use one. */
async function follow(): Promise<void> {
  const chosen = readerThemeStore.get();
  const module = chosen?.isUsed
    ? await import(/* webpackChunkName: "reader-theme" */ './createReaderTheme').catch(
        () => undefined,
      )
    : undefined;
  if (chosen === readerThemeStore.get()) {
    const next = chosen && module?.createReaderTheme(chosen.options);
    if (next || applied.get()) {
      writeVariables(next?.css ?? '');
    }
    applied.set(next);
  }
}

if (typeof window !== 'undefined') {
  readerThemeStore.subscribe(() => void follow());
  void follow();
}

/**
 * Returns the theme that the reader has made and uses on this site; undefined without one, and while
 * hydrating.
 */
export function useReaderTheme(): AppliedTheme | undefined {
  return useSyncExternalStore(applied.subscribe, applied.get, () => undefined);
}
