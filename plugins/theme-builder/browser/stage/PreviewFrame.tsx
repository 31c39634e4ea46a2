import { forwardRef, useEffect, useRef, useState, useCallback, useMemo } from 'react';
import type { IframeHTMLAttributes, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { addDemoFont } from '@component-docs/demo-themes/browser/demoFont';
import { THEMED_PRODUCTS } from '@component-docs/demo-themes/shared/themedProducts';

interface Props extends Pick<IframeHTMLAttributes<HTMLIFrameElement>, 'src' | 'onLoad'> {
  title: string;
  /** The width of the device that the frame imitates, in px; undefined for the space that there is. */
  width: number | undefined;
}

/** A frame that is as wide as a device. Where there is less space, it is shown smaller. */
export const FitFrame = forwardRef<HTMLIFrameElement, Props>(function FitFrame(
  { width, title, ...frame },
  ref,
) {
  const container = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSpace(entry?.contentRect.width ?? 0));
    if (container.current) {
      observer.observe(container.current);
    }
    return () => observer.disconnect();
  }, []);
  const scale = width !== undefined && space > 0 ? Math.min(1, space / width) : 1;
  return (
    // Scaled from the left, in any direction of the reader's language.
    <Box ref={container} dir="ltr" sx={{ blockSize: '100%', overflow: 'clip' }}>
      <iframe
        ref={ref}
        {...frame}
        title={title}
        style={{
          display: 'block',
          inlineSize: width === undefined ? '100%' : `${width}px`,
          blockSize: `${100 / scale}%`,
          marginInline: scale < 1 ? 0 : 'auto',
          border: 0,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
});

interface PreviewFrameProps {
  title: string;
  css: string;
  /** In px; undefined for the space that there is. */
  width: number | undefined;
  /** Receives the frame's document, which the checks read. */
  onLoad: (target: Document) => void;
  children: (target: Document) => ReactNode;
}

const BASE = 'html,body{margin:0}*,*::before,*::after{box-sizing:border-box}';

function FrameStyles({ target, children }: { target: Document; children: ReactNode }) {
  const cache = useMemo(() => createCache({ key: 'preview', container: target.head }), [target]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** Shows elements in a separate document, so that neither the site's styles nor its theme reach them. */
export function PreviewFrame({ title, css, width, onLoad, children }: PreviewFrameProps) {
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
