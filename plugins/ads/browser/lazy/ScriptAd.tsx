import { useEffect, useRef } from 'react';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import { loadScript } from '@component-docs/third-parties/browser/loadScript';
import styles from './Ad.module.css';
import { useGuard } from './useGuard';

interface Props {
  src: string;
  hidden: boolean;
}

/** The element that a third party's script fills with its ad. */
export function ScriptAd({ src, hidden }: Props) {
  const container = useRef<HTMLSpanElement>(null);
  const guard = useGuard();
  useEffect(() => {
    const element = container.current;
    // Deferred so that mounting twice in a row (strict mode) requests only one ad.
    const load = guard(() => element && loadScript(src, element, SITE_IDS.adScript));
    const timer = window.setTimeout(load);
    return () => {
      window.clearTimeout(timer);
      element?.replaceChildren();
    };
  }, [src, guard]);
  return <span ref={container} className={styles.script} hidden={hidden} />;
}
