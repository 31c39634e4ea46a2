import type { ComponentType, ReactElement } from 'react';
import { themeStore } from '../reader/preferences/theme/themeStore';
import { loadPageModule } from '../runtime/page-chunks/pageModules';
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

/** Loads the component of one version of a demo from the module of its page. */
async function loadComponent(chunk: string, { exportName }: DemoVersion): Promise<ComponentType> {
  const components = (await loadPageModule(chunk)) as Readonly<Record<string, ComponentType>>;
  const component = components[exportName];
  if (!component) {
    throw new Error(`The page module "${chunk}" has no demo "${exportName}".`);
  }
  return component;
}

/**
 * Loads a demo's code with what it runs in, and waits for its styles.
 *
 * @param chunk the page module that the demo is in
 */
export async function loadDemo(
  chunk: string,
  demo: DemoVersion,
  { stylesheets, ...surroundings }: Surroundings,
): Promise<ReactElement> {
  const [{ DemoRoot }, component, theme] = await Promise.all([
    import(/* webpackChunkName: "demo-root" */ './DemoRoot'),
    loadComponent(chunk, demo),
    loadDemoTheme(demo.id, surroundings.language),
    ...stylesheets.map(stylesheetReady),
    themeStore.get().direction === 'rtl' && loadRtlCache(),
  ]);
  return <DemoRoot demo={component} theme={theme} {...surroundings} />;
}
