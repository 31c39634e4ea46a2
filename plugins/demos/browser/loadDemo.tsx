import type { ComponentType, ReactElement } from 'react';
import { themeStore } from '@component-docs/preferences/browser/theme/themeStore';
import { loadPageModule } from '@component-docs/static-pages/browser/page-chunks/pageModules';
import type { DemoRootProps } from './DemoRoot';
import { addDemoFont } from '@component-docs/demo-themes/browser/demoFont';
import type { DemoFrameOptions, FrameSettings } from './DemoFrame';
import { loadRtlCache } from '@component-docs/demo-themes/browser/rtlCacheStore';
import { loadDemoTheme } from '@component-docs/demo-themes/browser/loadDemoTheme';
import type { DemoVersion } from '../shared/types';

/**
 * Resolves when the page's stylesheet with this URL has loaded. A missing or failed one resolves
 * too, so that it doesn't block the demo.
 */
function stylesheetReady(href: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const link = links.find((candidate) => new URL(candidate.href).pathname === href);
  return new Promise((resolve) => {
    if (!link || link.sheet) {
      resolve();
    }
    ['load', 'error'].forEach((type) => link?.addEventListener(type, () => resolve()));
  });
}

interface Environment extends Pick<
  DemoRootProps,
  'language' | 'look' | 'resets' | 'stylesId' | 'subject'
> {
  stylesheets: readonly string[];
  frame: FrameSettings | undefined;
}

async function loadComponent(chunk: string, { exportName }: DemoVersion): Promise<ComponentType> {
  const components = (await loadPageModule(chunk)) as Readonly<Record<string, ComponentType>>;
  const component = components[exportName];
  if (!component) {
    throw new Error(`The page module "${chunk}" has no demo "${exportName}".`);
  }
  return component;
}

async function loadFrame(
  settings: FrameSettings,
  { id }: DemoVersion,
  stylesheets: readonly string[],
): Promise<DemoFrameOptions> {
  const { DemoFrame } = await import(/* webpackChunkName: "demo-iframe" */ './DemoFrame');
  const addFont = (target: Document) => addDemoFont(id, target);
  return { ...settings, stylesheets, addFont, Component: DemoFrame };
}

/**
 * Loads a demo's code and its providers, and waits for its styles.
 *
 * @param chunk name of the page module that contains the demo
 */
export async function loadDemo(
  chunk: string,
  demo: DemoVersion,
  { stylesheets, frame, ...environment }: Environment,
): Promise<ReactElement> {
  const [{ DemoRoot }, component, theme, demoFrame] = await Promise.all([
    import(/* webpackChunkName: "demo-root" */ './DemoRoot'),
    loadComponent(chunk, demo),
    loadDemoTheme(demo.id, environment.language),
    frame && loadFrame(frame, demo, stylesheets),
    ...stylesheets.map(stylesheetReady),
    themeStore.get().direction === 'rtl' && loadRtlCache(),
  ]);
  addDemoFont(demo.id);
  return <DemoRoot demo={component} theme={theme} frame={demoFrame} {...environment} />;
}
