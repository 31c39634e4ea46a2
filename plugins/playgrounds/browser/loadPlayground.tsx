import type { ReactElement } from 'react';
import { addDemoFont } from '@component-docs/demo-themes/browser/demoFont';
import { loadRtlCache } from '@component-docs/demo-themes/browser/rtlCacheStore';
import { loadDemoTheme } from '@component-docs/demo-themes/browser/loadDemoTheme';
import { themeStore } from '@component-docs/preferences/browser/theme/themeStore';
import { loadPageModule } from '@component-docs/static-pages/browser/page-chunks/pageModules';
import { chunkName } from '../shared/types';
import { PlaygroundIsland } from './PlaygroundIsland';
import type { PlaygroundModule, PlaygroundProps } from '../shared/types';

/** Loads a playground's component and its theme. Rejects without a network. */
export async function loadPlayground(props: PlaygroundProps): Promise<ReactElement> {
  const [playground, theme] = await Promise.all([
    loadPageModule(chunkName(props.id)) as Promise<PlaygroundModule>,
    loadDemoTheme(props.id, props.language),
    themeStore.get().direction === 'rtl' && loadRtlCache(),
  ]);
  addDemoFont(props.id);
  return <PlaygroundIsland {...props} {...playground} theme={theme} />;
}
