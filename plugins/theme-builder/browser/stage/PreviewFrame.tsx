import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { addDemoFont } from '@component-docs/demo-themes/browser/demoFont';
import { THEMED_PRODUCTS } from '@component-docs/demo-themes/shared/themedProducts';
import { FitFrame } from './FitFrame';

interface Props {
  title: string;
  /** The CSS variables of the theme. */
  css: string;
  /** In px; undefined for the space that there is. */
  width: number | undefined;
  /** Receives the frame's document, which the checks read. */
  onLoad: (target: Document) => void;
  /** Renders the content of the frame's document. */
  children: (target: Document) => ReactNode;
}

const BASE = 'html,body{margin:0}*,*::before,*::after{box-sizing:border-box}';

function FrameStyles({ target, children }: { target: Document; children: ReactNode }) {
  const cache = useMemo(() => createCache({ key: 'preview', container: target.head }), [target]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** Shows elements in a separate document, so that neither the site's styles nor its theme reach them. */
export function PreviewFrame({ title, css, width, onLoad, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [target, setTarget] = useState<Document | null>(null);
  const take = useCallback(() => {
    const loaded = frame.current?.contentDocument;
    if (loaded) {
      setTarget(loaded);
      THEMED_PRODUCTS.forEach((product) => addDemoFont(`${product}/`, loaded));
      onLoad(loaded);
    }
  }, [onLoad]);

  // Firefox replaces the first document of a frame; Chromium has loaded it before React listens.
  useEffect(() => {
    if (frame.current?.contentDocument?.readyState === 'complete') {
      take();
    }
  }, [take]);

  return (
    <>
      {target &&
        createPortal(
          <FrameStyles target={target}>
            <style>{BASE + css}</style>
            {children(target)}
          </FrameStyles>,
          target.body,
        )}
      <FitFrame ref={frame} title={title} width={width} onLoad={take} />
    </>
  );
}
