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
