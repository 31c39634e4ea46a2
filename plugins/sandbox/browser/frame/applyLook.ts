import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import { startReaderTheme } from '@component-docs/demo-themes/browser/useReaderTheme';
import type { FrameLook, FrameFont } from '../../shared/types';
import { loadStylesheet } from './loadFiles';

const fonts = new Set<string>();

/** Adds a font that the page hands over. It has loaded, so no text waits for it. */
export function receiveFont({ family, data, ...descriptors }: FrameFont): void {
  if (!fonts.has(family)) {
    fonts.add(family);
    document.fonts.add(new FontFace(family, data, descriptors));
  }
}

const known = new Set<string>();

/** Applies a look to the frame's document. Resolves when its stylesheets have loaded. */
export async function applyLook(look: FrameLook): Promise<void> {
  const { root, isRtl, stylesId, stylesheets, themes, readerThemes } = look;
  const html = document.documentElement;
  Object.entries(root).forEach(([name, value]) => html.setAttribute(name, value));
  html.dir = isRtl ? 'rtl' : 'ltr';
  document.body.toggleAttribute('data-demo-styles', stylesId !== undefined);
  if (stylesId !== undefined) {
    document.body.setAttribute('data-demo-styles', stylesId);
  }
  readerThemeStore.set(readerThemes);
  themes.filter((product) => readerThemes[product]?.isUsed).forEach(startReaderTheme);
  const added = stylesheets.filter((href) => !known.has(href));
  added.forEach((href) => known.add(href));
  // A demo is shown without a stylesheet that can't be loaded, as on the page.
  await Promise.allSettled(added.map(loadStylesheet));
}

/** The least height while a popup is open, in px: elements that are fixed to the window add no height. */
const POPUP_HEIGHT = 360;

/** Elements of a frame's `<body>` besides scripts and the demo: popups. */
const POPUPS = 'body > :not(script, #demo, [hidden], [aria-live])';

/**
 * Reports the height that a frame needs, now and whenever it changes, in px.
 *
 * @param container the element with the demo
 * @returns a function that reports a new height at once
 */
export function reportHeight(container: HTMLElement, report: (height: number) => void): () => void {
  let reported = 0;
  const measure = () => {
    const content = Math.ceil(container.getBoundingClientRect().height);
    const height = document.querySelector(POPUPS) ? Math.max(content, POPUP_HEIGHT) : content;
    if (height !== reported) {
      reported = height;
      report(height);
    }
  };
  new ResizeObserver(measure).observe(container);
  new MutationObserver(measure).observe(document.body, { childList: true });
  return measure;
}
