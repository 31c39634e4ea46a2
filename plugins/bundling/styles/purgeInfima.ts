import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Plugin, Result, Root } from 'postcss';
import { removeUnusedVariables, variablesIn } from './unusedVariables';

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

/** The site's folders with sources. */
const SOURCE_FOLDERS = ['src', 'plugins', 'docs', 'i18n'];

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

/** Class names that are also words of the sources, and that no page of this site has. */
const NO_CLASSES = [
  'alert',
  'badge',
  'button--active',
  'button--outline',
  'button--secondary',
  'card',
  'close',
  'col--3',
  'disabled',
  'dropdown--hoverable',
  'hero',
  'menu__caret',
  'menu__list-item-collapsible--active',
  'navbar-sidebar',
  'navbar-sidebar--show',
  'navbar-sidebar__backdrop',
  'padding-bottom--lg',
  'padding-top--md',
  'pagination',
  'tabs',
];

/** The custom properties that the site and the classic theme use, in CSS and in scripts. */
async function variablesOfSite(siteDir: string): Promise<Set<string>> {
  const theme = path.join(siteDir, 'node_modules/@docusaurus/theme-*/lib/**/*.css');
  const files = await Globby([...sources(siteDir), theme]);
  const texts = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
  return variablesIn(texts.join('\n'));
}

/**
 * PostCSS plugin: takes rules out of Infima, the base style sheet, whose classes appear nowhere in the
 * site, and custom properties that nothing refers to. Other style sheets stay as they are. A check of the built pages finds a class that is missed
 * (tests/browser/styles.spec.ts).
 */
export function purgeInfima(siteDir: string): Plugin {
  return {
    postcssPlugin: 'purge-infima',
    async OnceExit(
      root: Root,
      { parse, result }: { parse: (css: string) => Root; result: Result },
    ) {
      if (!INFIMA.test(root.source?.input.file ?? '')) {
        return;
      }
      // The bundler's cache keeps the result until one of the sources changes.
      result.messages.push(
        ...SOURCE_FOLDERS.map((folder) => ({
          type: 'dir-dependency',
          plugin: 'purge-infima',
          dir: path.join(siteDir, folder),
        })),
      );
      // Loaded on demand: only a build that compiles Infima needs it.
      const { PurgeCSS } = await import('purgecss');
      const [purged] = await new PurgeCSS().purge({
        content: sources(siteDir),
        css: [{ raw: root.toString() }],
        blocklist: NO_CLASSES,
      });
      if (purged) {
        root.removeAll();
        root.append(parse(purged.css).nodes);
      }
      const used = await variablesOfSite(siteDir);
      removeUnusedVariables(root, (name) => used.has(name));
    },
  };
}
