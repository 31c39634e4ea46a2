import { forwardRef, useEffect, useRef, useState } from 'react';
import type { IframeHTMLAttributes } from 'react';
import Box from '@mui/material/Box';

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
