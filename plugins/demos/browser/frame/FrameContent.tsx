import { useEffect, useMemo } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { PopupBodyContext } from '../demoPortal';
import { THEMED_PRODUCTS } from '../../shared/themes/themedProducts';
import type { ThemedProduct } from '../../shared/themes/themedProducts';
import { useReaderTheme } from '../themes/useReaderTheme';
import { followLinks } from './followLinks';
import { mirrorRoot } from './mirrorRoot';
import type { FrameContentProps } from './types';

interface Props extends FrameContentProps {
  /** The frame's document. */
  target: Document;
}

/** The variables of the theme that the reader uses in place of a product's. */
function ReaderStyles({ product }: { product: ThemedProduct }) {
  const theme = useReaderTheme(product);
  return theme && <style>{theme.css}</style>;
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
  useEffect(() => mirrorRoot(document.documentElement, target.documentElement), [target]);
  useEffect(() => followLinks(target), [target]);
  useEffect(() => addFont?.(target), [addFont, target]);
  useEffect(() => {
    target.documentElement.dir = isRtl ? 'rtl' : 'ltr';
  }, [target, isRtl]);
  return (
    <CacheProvider value={cache}>
      <PopupBodyContext.Provider value={target.body}>
        {THEMED_PRODUCTS.map((product) => (
          <ReaderStyles key={product} product={product} />
        ))}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <Demo window={() => target.defaultView ?? window} />
      </PopupBodyContext.Provider>
    </CacheProvider>
  );
}
