import { useEffect, useMemo } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { PopupBodyContext } from '../demoPortal';
import { useReaderTheme } from '../themes/useReaderTheme';
import { followLinks } from './followLinks';
import { mirrorRoot } from './mirrorRoot';
import type { FrameContentProps } from './types';

interface Props extends FrameContentProps {
  /** The frame's document. */
  target: Document;
}

/** The content of a frame: a demo whose style cache, direction, and popups are those of the frame's document. */
export function FrameContent({ target, demo: Demo, isRtl, stylesheets, addFont }: Props) {
  const cache = useMemo(
    () =>
      createCache({
        // Not the page's key: Emotion would move the page's styles with this key into the frame.
        key: isRtl ? 'frame-rtl' : 'frame',
        container: target.head,
        ...(isRtl && { stylisPlugins: [prefixer, rtlPlugin] }),
      }),
    [target, isRtl],
  );
  const readerThemes = [useReaderTheme('material-ui'), useReaderTheme('joy-ui')];
  useEffect(() => mirrorRoot(document.documentElement, target.documentElement), [target]);
  useEffect(() => followLinks(target), [target]);
  useEffect(() => addFont?.(target), [addFont, target]);
  useEffect(() => {
    target.documentElement.dir = isRtl ? 'rtl' : 'ltr';
  }, [target, isRtl]);
  return (
    <CacheProvider value={cache}>
      <PopupBodyContext.Provider value={target.body}>
        {readerThemes.map((theme, index) => theme && <style key={index}>{theme.css}</style>)}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <Demo window={() => target.defaultView ?? window} />
      </PopupBodyContext.Provider>
    </CacheProvider>
  );
}
