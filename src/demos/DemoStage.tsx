import { useContext, useState } from 'react';
import clsx from 'clsx';
import { NestedRoot } from '../runtime/islands';
import type { IslandState } from '../runtime/islands';
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
  /** The page module that the demo is in. */
  chunk: string;
  version: DemoVersion;
  bg: 'outlined' | 'inline' | 'gradient';
  /** The reader's language. */
  language: string;
  /** Addresses of what the demo's looks depend on. */
  stylesheets: readonly string[];
  /** Where the demo is not to look like the site. */
  look: DemoLookStore;
  /** Called once the demo runs. */
  onRun: () => void;
}

/** Where one version of a demo runs. */
export function DemoStage(props: Props) {
  const { name, chunk, version, bg, language, stylesheets, look, onRun } = props;
  const [islandState, setIslandState] = useState<IslandState>('pending');
  const server = serverDemo(version.id, { language, styles: useContext(PageStylesContext) });
  const id = islandId({ name, styling: version.styling });
  const stylesId = version.styling === 'system' ? undefined : id;
  return (
    <>
      <NestedRoot
        id={id}
        className={clsx(styles.stage, styles[bg], version.isDrawnInBrowser && styles.measuring)}
        attributes={useStageAttributes(look, stylesId)}
        load={() => loadDemo(chunk, version, { language, stylesheets, look, stylesId })}
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
