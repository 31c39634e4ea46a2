import { GUIDES } from '../../shared/component-page/types';
import type { GuideLinks } from '../../shared/component-page/types';
import { LIBRARY_SITE, resolveHref } from './rewriteLinks';
import type { ResolveLink } from './rewriteLinks';

/** The library's pages that API pages link to. */
const PATHS: Record<(typeof GUIDES)[number], string> = {
  bundleSize: '/material-ui/guides/minimizing-bundle-size/',
  customization: '/material-ui/customization/how-to-customize/',
  refs: '/material-ui/guides/composition/#caveat-with-refs',
  sx: '/system/getting-started/the-sx-prop/',
  systemProps: '/system/properties/',
  themeProps: '/material-ui/customization/theme-components/#theme-default-props',
};

/** Returns the URLs of the guides, on this site where it has them. */
export function guideLinks(resolveLink: ResolveLink): GuideLinks {
  const entries = GUIDES.map((guide) => [
    guide,
    resolveHref(LIBRARY_SITE + PATHS[guide], resolveLink),
  ]);
  return Object.fromEntries(entries) as GuideLinks;
}
