import { useEffect, useRef } from 'react';
import { loadScript } from '../../third-parties/loadScript';
import styles from './Ad.module.css';

/** By which the network's script finds the place of its ad. */
const SCRIPT_ID = '_carbonads_js';

interface Props {
  src: string;
  hidden: boolean;
}

/** The place that a third party's script fills with its ad. */
export function ScriptAd({ src, hidden }: Props) {
  const container = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = container.current;
    // A timer, so that mounting twice in a row (strict mode) asks for one ad.
    const timer = window.setTimeout(() => element && loadScript(src, element, SCRIPT_ID));
    return () => {
      window.clearTimeout(timer);
      element?.replaceChildren();
    };
  }, [src]);
  return <span ref={container} className={styles.script} hidden={hidden} />;
}
