import type { FrameLook } from '../types';

function stylesheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve) => {
    // A demo is shown without a stylesheet that can't be loaded, as on the page.
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** Applies a look to the frame's document. Resolves when its stylesheets have loaded. */
export async function applyLook({ root, isRtl, stylesId, stylesheets }: FrameLook): Promise<void> {
  const html = document.documentElement;
  Object.entries(root).forEach(([name, value]) => html.setAttribute(name, value));
  html.dir = isRtl ? 'rtl' : 'ltr';
  document.body.toggleAttribute('data-demo-styles', stylesId !== undefined);
  if (stylesId !== undefined) {
    document.body.setAttribute('data-demo-styles', stylesId);
  }
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const added = stylesheets.filter((href) => known.every((link) => link.href !== href));
  await Promise.all(added.map(stylesheet));
}
