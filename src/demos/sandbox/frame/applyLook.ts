import type { FrameLook } from '../types';
import { loadStylesheet } from './loadFiles';

const known = new Set<string>();

/** Applies a look to the frame's document. Resolves when its stylesheets have loaded. */
export async function applyLook({ root, isRtl, stylesId, stylesheets }: FrameLook): Promise<void> {
  const html = document.documentElement;
  Object.entries(root).forEach(([name, value]) => html.setAttribute(name, value));
  html.dir = isRtl ? 'rtl' : 'ltr';
  document.body.toggleAttribute('data-demo-styles', stylesId !== undefined);
  if (stylesId !== undefined) {
    document.body.setAttribute('data-demo-styles', stylesId);
  }
  const added = stylesheets.filter((href) => !known.has(href));
  added.forEach((href) => known.add(href));
  // A demo is shown without a stylesheet that can't be loaded, as on the page.
  await Promise.allSettled(added.map(loadStylesheet));
}
