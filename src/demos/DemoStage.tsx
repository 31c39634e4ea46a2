import { useContext, useState } from 'react';
import clsx from 'clsx';
import { Island } from '../runtime/islands';
import type { IslandState } from '../runtime/islands';
import { useUserLanguage } from '../reader/language/userLanguage';
import { DemoFailure } from './DemoFailure';
import type { DemoLookStore } from './demoLook';
import { islandId } from './islandId';
import { loadDemo } from './loadDemo';
import { NeedsScript } from './NeedsScript';
import { PageStylesContext } from './PageStylesContext';
import { serverDemo } from './serverDemo';
import type { DemoVersion } from './types';
import { useStageAttributes } from './useStageAttributes';
import styles from './Demo.module.css';

interface Props {
  name: string;
  version: DemoVersion;
  bg: 'outlined' | 'inline' | 'gradient';
  /** Site paths of what the demo's looks depend on. */
  stylesheets: readonly string[];
  /** Where the demo is not to look like the site. */
  look: DemoLookStore;
  /** Called once the demo runs. */
  onRun: () => void;
}

/** Where one version of a demo runs. */
export function DemoStage({ name, version, bg, stylesheets, look, onRun }: Props) {
  const [islandState, setIslandState] = useState<IslandState>('pending');
  const language = useUserLanguage();
  const server = serverDemo(version.id, { language, styles: useContext(PageStylesContext) });
  const id = islandId({ name, styling: version.styling });
  const stylesId = version.styling === 'system' ? undefined : id;
  return (
    <>
      <Island
        id={id}
        className={clsx(styles.stage, styles[bg], version.isDrawnInBrowser && styles.measuring)}
        attributes={useStageAttributes(look, stylesId)}
        load={() => loadDemo(version, { language, stylesheets, look, stylesId })}
        server={server?.element}
        onState={(state) => {
          setIslandState(state);
          if (state === 'hydrated') {
            onRun();
          }
        }}
      />
      {version.isDrawnInBrowser && <NeedsScript />}
      {islandState === 'failed' && <DemoFailure />}
    </>
  );
}
