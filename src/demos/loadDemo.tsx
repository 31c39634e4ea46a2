import type { ReactElement } from 'react';
import { themeStore } from '../reader/preferences/theme/themeStore';
import type { DemoLookStore } from './demoLook';
import { loadRtlCache } from './rtlCacheStore';
import { loadDemoTheme } from './themes/loadDemoTheme';
import type { DemoVersion } from './types';

/**
 * Resolves once the page's stylesheet of that address is in; a missing or failed one must not hold a
 * demo.
 */
function stylesheetReady(href: string): Promise<void> {
  const link = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    (candidate) => new URL(candidate.href).pathname === href,
  );
  return new Promise((resolve) => {
    if (!link || link.sheet) {
      resolve();
      return;
    }
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}

interface Surroundings {
  language: string;
  stylesheets: readonly string[];
  look: DemoLookStore;
  stylesId: string | undefined;
}

/** Loads a demo's code with what it runs in, and waits for the styles it stands on. */
export async function loadDemo(
  demo: DemoVersion,
  { stylesheets, ...surroundings }: Surroundings,
): Promise<ReactElement> {
  const [{ DemoRoot }, { default: component }, theme] = await Promise.all([
    import(/* webpackChunkName: "demo-root" */ './DemoRoot'),
    demo.load(),
    loadDemoTheme(demo.id, surroundings.language),
    ...stylesheets.map(stylesheetReady),
    themeStore.get().direction === 'rtl' && loadRtlCache(),
  ]);
  return <DemoRoot demo={component} theme={theme} {...surroundings} />;
}
