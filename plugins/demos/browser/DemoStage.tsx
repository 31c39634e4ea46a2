import { useContext, useState } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Store } from '@component-docs/kit/browser/createStore';
import { NestedRoot } from '@component-docs/static-pages/browser/islands';
import type { IslandState } from '@component-docs/static-pages/browser/islands';
import { DemoFailure } from './DemoFailure';
import { useStageAttributes } from './demoLook';
import type { DemoLookStore } from './demoLook';
import { backgroundOf, FRAME_HEIGHT } from '../shared/demoOptions';
import type { DemoOptions } from '../shared/demoOptions';
import { islandId } from '../shared/ids';
import { loadDemo } from './loadDemo';
import { PageStylesContext } from '@component-docs/demo-themes/browser/PageStylesContext';
import { serverDemo } from './serverDemo';
import { demoName } from './toolbar/names';
import type { DemoVersion } from '../shared/types';
import styles from './Demo.module.css';

/** Shown without JavaScript in place of a demo that measures the page before it draws. */
function NeedsScript() {
  return (
    <noscript>
      <p className={styles.needsScript}>
        <Translate id="demo.needsScript">
          This demo is drawn in the browser: it stands here when JavaScript is on.
        </Translate>
      </p>
    </noscript>
  );
}

interface Props {
  name: string;
  /** Name of the page module that contains the demo. */
  chunk: string;
  version: DemoVersion;
  options: DemoOptions;
  /** The reader's language. */
  language: string;
  /** URLs of the stylesheets that the demo needs. */
  stylesheets: readonly string[];
  /** How the demo's look differs from the site's. */
  look: DemoLookStore;
  /** How often the reader has reset the demo. */
  resets: Store<number>;
  /** Hides the demo while the reader's version of it is shown. */
  isHidden: boolean;
  /** Called when the demo starts running. */
  onRun: () => void;
}

/** Runs one version of a demo. */
export function DemoStage(props: Props) {
  const { name, chunk, version, options, language, stylesheets, look, resets, isHidden, onRun } =
    props;
  const { siteConfig } = useDocusaurusContext();
  const [islandState, setIslandState] = useState<IslandState>('pending');
  const frame = options.iframe
    ? { title: demoName(name), height: options.height ?? FRAME_HEIGHT }
    : undefined;
  const pageStyles = useContext(PageStylesContext);
  const server = serverDemo(version.id, { language, styles: pageStyles, frame });
  const background = backgroundOf(options);
  const id = islandId({ name, styling: version.styling });
  const stylesId = version.styling === 'system' ? undefined : id;
  return (
    <>
      <NestedRoot
        id={id}
        className={clsx(
          styles.stage,
          styles[background === true ? 'surface' : background],
          frame && [styles.framed, styles.resizable],
          version.isDrawnInBrowser && styles.measuring,
        )}
        style={{ maxInlineSize: options.maxWidth, ...(isHidden && { display: 'none' }) }}
        attributes={useStageAttributes(look, stylesId)}
        load={() =>
          loadDemo(chunk, version, {
            language,
            stylesheets,
            look,
            resets,
            stylesId,
            frame,
            subject: {
              demoId: version.id,
              repositoryUrl: String(siteConfig.customFields?.repositoryUrl),
            },
          })
        }
        server={server}
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
