import type { ReactElement } from 'react';
import type { EmotionCache } from '@emotion/cache';
import registry from '@generated/playgrounds/default/registry';
import { serverDemoTheme } from '@component-docs/demo-themes/browser/serverDemoTheme.server';
import { PlaygroundIsland } from './PlaygroundIsland';
import type { PlaygroundProps } from '../shared/types';

/** Returns a playground that is ready to render. Throws when none has the id. */
export function serverPlayground(
  props: PlaygroundProps,
  styles: EmotionCache | undefined,
): ReactElement {
  const playground = registry.get(props.id);
  if (!playground) {
    throw new Error(`Playground "${props.id}" is not in the registry of plugins/playgrounds/node.`);
  }
  const theme = serverDemoTheme(props.id, props.language);
  return <PlaygroundIsland {...props} {...playground} theme={theme} styles={styles} />;
}
