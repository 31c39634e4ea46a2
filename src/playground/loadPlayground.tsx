import type { ReactElement } from 'react';
import { addDemoFont } from '../demos/fonts/addDemoFont';
import { loadRtlCache } from '../demos/rtlCacheStore';
import { loadDemoTheme } from '../demos/themes/loadDemoTheme';
import { themeStore } from '../reader/preferences/theme/themeStore';
import { loadPageModule } from '../runtime/page-chunks/pageModules';
import { chunkName } from './playgroundId';
import { PlaygroundIsland } from './PlaygroundIsland';
import type { PlaygroundModule, PlaygroundProps } from './types';

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
