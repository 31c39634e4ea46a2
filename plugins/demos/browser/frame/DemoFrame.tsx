import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FrameContent } from './FrameContent';
import type { FrameContentProps, FrameSettings } from './types';

/** Runs a demo in a frame. The content is rendered after the frame's document has loaded. */
export function DemoFrame({ title, height, ...content }: FrameSettings & FrameContentProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState<Document | null>(null);
  const take = useCallback(() => setLoaded(frame.current?.contentDocument ?? null), []);

  // The server's frame has usually loaded before React listens.
  useEffect(() => {
    if (frame.current?.contentDocument?.readyState === 'complete') {
      take();
    }
  }, [take]);

  return (
    <>
      {/* Before the frame, so that it is removed before its document is. */}
      {loaded && createPortal(<FrameContent {...content} target={loaded} />, loaded.body)}
      <iframe
        ref={frame}
        title={title}
        style={{ flex: 1, inlineSize: '100%', blockSize: height, border: 0 }}
        onLoad={take}
      />
    </>
  );
}
