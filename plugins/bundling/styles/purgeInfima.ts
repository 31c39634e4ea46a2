import path from 'node:path';
import type { Plugin, Root } from 'postcss';
import { PurgeCSS } from 'purgecss';

const INFIMA = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** Components of the classic theme that print pages of this site. */
const THEME_COMPONENTS = [
  'ContentVisibility',
  'Details',
  'DocBreadcrumbs',
  'DocItem',
  'DocPaginator',
  'DocRoot',
  'DocSidebar',
  'EditMetaRow',
  'EditThisPage',
  'Icon',
  'LastUpdated',
  'MDXComponents',
  'NavbarItem',
  'PaginatorNavLink',
  'TOC',
];

/** Where class names of Infima are written that this site shows. */
function sources(siteDir: string): string[] {
  const theme = path.join(siteDir, 'node_modules/@docusaurus/theme-classic/lib/theme');
  return [
    path.join(siteDir, '{src,plugins}/**/*.{ts,tsx,css}'),
    path.join(siteDir, '{docs,i18n}/**/*.{mdx,tsx}'),
    path.join(theme, `{${THEME_COMPONENTS.join(',')}}/**/*.js`),
    path.join(siteDir, 'node_modules/@docusaurus/theme-common/lib/components/**/*.js'),
  ];
}

/**
 * PostCSS plugin: takes rules out of Infima, the base style sheet, whose classes appear nowhere in the
 * site. Other style sheets stay as they are. A check of the built pages finds a class that is missed
 * (tests/browser/styles.spec.ts).
 */
export function purgeInfima(siteDir: string): Plugin {
  return {
    postcssPlugin: 'purge-infima',
    async OnceExit(root: Root, { parse }: { parse: (css: string) => Root }) {
      if (!INFIMA.test(root.source?.input.file ?? '')) {
        return;
      }
      const [purged] = await new PurgeCSS().purge({
        content: sources(siteDir),
        css: [{ raw: root.toString() }],
      });
      if (purged) {
        root.removeAll();
        root.append(parse(purged.css).nodes);
      }
    },
  };
}
