import { useContext, useState, Fragment } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Store } from '@component-docs/kit/browser/createStore';
import { NestedRoot } from '@component-docs/static-pages/browser/islands';
import type { IslandState } from '@component-docs/static-pages/browser/islands';
import { DemoFailure } from './DemoFailure';
import { useStageAttributes } from './demoLook';
import type { DemoLookStore } from './demoLook';
import { backgroundOf, FRAME_HEIGHT } from '../shared/types';
import type { DemoOptions, DemoVersion } from '../shared/types';
import { islandId } from '../shared/ids';
import { loadDemo } from './loadDemo';
import { PageStylesContext } from '@component-docs/demo-themes/browser/PageStylesContext';
import { serverDemo } from './serverDemo';
import { demoName } from './names';
import styles from './Demo.module.css';
import type { ReactNode } from 'react';

interface VersionsProps {
  versions: readonly DemoVersion[];
  children: (version: DemoVersion) => ReactNode;
}

/**
 * Renders every version of a demo; CSS shows the chosen one. The page's HTML contains all versions, and the
 * attribute on `<html>` is set before first paint.
 */
export function DemoVersions({ versions, children }: VersionsProps) {
  return versions.map((version) =>
    versions.length > 1 ? (
      <div key={version.id} className={styles.version} data-styling={version.styling}>
        {children(version)}
      </div>
    ) : (
      <Fragment key={version.id}>{children(version)}</Fragment>
    ),
  );
}

/** One version of a demo as a page shows it. */
export interface ShownDemo {
  name: string;
  version: DemoVersion;
  options: DemoOptions;
  /** The reader's language. */
  language: string;
  /** URLs of the stylesheets that the demo needs. */
  stylesheets: readonly string[];
  /** How the demo's look differs from the site's. */
  look: DemoLookStore;
}

interface Props extends ShownDemo {
  /** Name of the page module that contains the demo. */
  chunk: string;
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
      {version.isDrawnInBrowser && (
        <noscript>
          <p className={styles.needsScript}>
            <Translate id="demo.needsScript">
              This demo is drawn in the browser: it stands here when JavaScript is on.
            </Translate>
          </p>
        </noscript>
      )}
      {islandState === 'failed' && <DemoFailure />}
    </>
  );
}
