import { useEffect, useId, useState } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { FeedAdPlacement } from '../services/ads/FeedAdPlacement';
import { STYLING_NAMES } from '../reader/preferences/codeStyling';
import { useCodeStyling } from '../reader/preferences/codeStylingStore';
import { DemoCode } from './DemoCode';
import { demoAnchors, opensDemo } from './demoLinks';
import { createDemoLook } from './demoLook';
import { DemoPreview } from './DemoPreview';
import { DemoStage } from './DemoStage';
import { DemoToolbar } from './DemoToolbar';
import { DemoVersions } from './DemoVersions';
import { ThemeStylesheet } from './themes/ThemeStylesheet';
import { useThemeStylesheet } from './themes/useThemeStylesheet';
import type { DemoDescriptor } from './types';
import { useDemoSource } from './useDemoSource';
import styles from './Demo.module.css';

export interface DemoProps {
  name: string;
  /** Added at build from the name (plugins/demos). */
  demo: DemoDescriptor;
  /** What the demo stands on: a bordered box, nothing, or a tinted box. */
  bg?: 'outlined' | 'inline' | 'gradient';
  defaultCodeOpen?: boolean;
  hideToolbar?: boolean;
  /** No ad comes under the code, once that is opened. */
  disableAd?: boolean;
}

/** Fragments to link to a demo's code by, without looks of their own. */
function Anchors({ ids }: { ids: readonly string[] }) {
  const { collectAnchor } = useBrokenLinks();
  ids.forEach(collectAnchor);
  return ids.map((id) => <span key={id} id={id} className={styles.anchor} />);
}

/** A running demo with the code that it runs, in the styling that the reader prefers. */
export function Demo(props: DemoProps) {
  const { name, demo, bg = 'outlined', defaultCodeOpen, hideToolbar, disableAd } = props;
  const { versions, stylesheet } = demo;
  const chosen = STYLING_NAMES[useCodeStyling()];
  const version = versions.find(({ styling }) => styling === chosen) ?? versions[0];
  const [isOpen, setIsOpen] = useState(defaultCodeOpen ?? false);
  const [wasExpanded, setWasExpanded] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [look] = useState(createDemoLook);
  const code = useDemoSource(useBaseUrl(version.sourceUrl));
  const codeId = useId();
  const { hash } = useLocation();
  const theme = useThemeStylesheet(demo.id);
  const ofPage = useBaseUrl(stylesheet);
  const stylesheets = [theme, stylesheet && ofPage].filter((href) => href !== undefined);
  const hasPreview = version.previewLines > 0 && defaultCodeOpen !== false;

  // The server knows no hash.
  useEffect(() => {
    if (opensDemo(hash, name)) {
      setIsOpen(true);
    }
  }, [hash, name]);

  return (
    <div className={clsx(styles.demo, !hideToolbar && styles.withPanel)} id={name}>
      {stylesheets.map((href) => (
        <ThemeStylesheet key={href} href={href} />
      ))}
      <Anchors
        ids={demoAnchors(
          name,
          versions.map(({ styling }) => styling),
        )}
      />
      <DemoVersions versions={versions}>
        {(each) => (
          <DemoStage
            name={name}
            version={each}
            bg={bg}
            stylesheets={stylesheets}
            look={look}
            onRun={() => setIsRunning(true)}
          />
        )}
      </DemoVersions>
      {!hideToolbar && (
        <div className={styles.panel}>
          <DemoToolbar
            demo={demo}
            version={version}
            code={code}
            isOpen={isOpen}
            hasPreview={hasPreview}
            codeId={codeId}
            look={isRunning ? look : undefined}
            onToggle={() => {
              setIsOpen(!isOpen);
              setWasExpanded(wasExpanded || !isOpen);
            }}
          />
          <div id={codeId}>
            {isOpen && <DemoCode name={name} code={code} />}
            {hasPreview && !isOpen && (
              <DemoVersions versions={versions}>
                {(each) => (
                  <DemoPreview version={each} code={each === version ? code : undefined} />
                )}
              </DemoVersions>
            )}
          </div>
        </div>
      )}
      {wasExpanded && !disableAd && <FeedAdPlacement />}
    </div>
  );
}
