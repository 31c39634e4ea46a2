import { useCallback, useEffect, useRef, useState, useMemo } from 'react';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { CacheProvider } from '@emotion/react';
import { PopupBodyContext } from './demoPortal';
import { createStyleCache } from '@component-docs/demo-themes/browser/rtlCache';
import { THEMED_PRODUCTS } from '@component-docs/demo-themes/shared/themedProducts';
import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';
import { useReaderTheme } from '@component-docs/demo-themes/browser/useReaderTheme';

/** The attributes of `<html>` that hold the site's color mode, the reader's colors, and the language. */
const MIRRORED = ['data-theme', 'style', 'lang'] as const;

/**
 * Keeps the look and the language of a frame's `<html>` the same as the page's. Returns a function that stops
 * this.
 */
function mirrorRoot(source: HTMLElement, target: HTMLElement): () => void {
  const copy = () => {
    MIRRORED.forEach((name) => {
      target.setAttribute(name, source.getAttribute(name) ?? '');
    });
    // Colors of the browser, and `light-dark()`: the page has it from a style sheet.
    target.style.colorScheme = source.getAttribute('data-theme') ?? '';
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(source, { attributeFilter: [...MIRRORED] });
  return () => observer.disconnect();
}

/**
 * Follows links to parts of a frame's document. The browser would look for them in the page around it,
 * because a document without an address has its parent's address, and would load the page in the frame.
 * Returns a function that stops this.
 */
export function followLinks(target: Document): () => void {
  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a[href^="#"]');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    target.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.scrollIntoView();
  }
  target.addEventListener('click', follow);
  return () => target.removeEventListener('click', follow);
}

/** The variables of the theme that the reader uses in place of a product's. */
function ReaderStyles({ product }: { product: ThemedProduct }) {
  const theme = useReaderTheme(product);
  return theme && <style>{theme.css}</style>;
}

/** The content of a frame: a demo with the style cache, direction, and popups of the frame's document. */
function FrameContent(props: FrameContentProps & { target: Document }) {
  const { target, demo: Demo, isRtl, stylesheets, addFont } = props;
  const cache = useMemo(
    // Not the page's key: Emotion would move the page's styles with this key into the frame.
    () => createStyleCache({ key: isRtl ? 'frame-rtl' : 'frame', container: target.head }, isRtl),
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

/** The frame of a demo with the option `iframe`. */
export interface FrameSettings {
  title: string;
  /** In px. */
  height: number;
}

/** The data that a frame's document needs from the page. */
export interface FrameContentProps {
  /** The demo, which receives a function that returns the frame's window. */
  demo: ComponentType<{ window?: () => Window }>;
  isRtl: boolean;
  /** URLs of the stylesheets that the demo needs. */
  stylesheets: readonly string[];
  /** Adds the demo's font to the frame's document; set only in the browser. */
  addFont?: (target: Document) => void;
}

/** A frame with the component that renders it, which few pages need. */
export interface DemoFrameOptions
  extends FrameSettings, Pick<FrameContentProps, 'stylesheets' | 'addFont'> {
  Component: ComponentType<FrameSettings & FrameContentProps>;
}

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
