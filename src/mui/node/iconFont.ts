import fs from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { stringAttribute } from '@component-docs/kit/node/mdx/estree';
import { shownDemos } from '@component-docs/kit/node/mdx/pageTags';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import { pageOfSource } from '@component-docs/demos/node/collectDemos';
import { languagePrefix } from '@component-docs/labels/shared/languages';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';

const PACKAGE = '@fontsource/material-icons';

/** The default class of Material UI's Icon component, which the font's rules style. */
const ICON_CLASS = 'material-icons';

/** Served like `static/`; listed in the site config's `staticDirectories`. */
export const STATIC_FOLDER = `${GENERATED_FILES_DIR_NAME}/icon-font-static`;

/** Returns the site paths of the installed Material Icons font, which have its version, and its file. */
export function iconFont(siteDir: string) {
  const name = `/assets/fonts/material-icons.${installedVersion(siteDir, PACKAGE)}`;
  const folder = path.join(siteDir, 'node_modules', PACKAGE, 'files');
  return {
    sitePath: `${name}.woff2`,
    styleSheet: `${name}.css`,
    source: path.join(folder, 'material-icons-latin-400-normal.woff2'),
  };
}

/**
 * Returns the CSS for the font and its class. An icon is a word that the font draws as a single
 * glyph, so no other font may ever show it: the text is hidden while the font loads (`block`), and
 * if the font never loads, the fallback font draws it at size 0. The component sets the icon's
 * size. The font is beside the style sheet.
 */
export function iconFontStyles(sitePath: string): string {
  const local = ['Arial', 'Roboto', 'Liberation Sans', 'DejaVu Sans', 'Noto Sans']
    .map((name) => `local("${name}")`)
    .join(',');
  return [
    `@font-face{font-family:"Material Icons";font-display:block;src:url("${path.posix.basename(sitePath)}") format("woff2")}`,
    `@font-face{font-family:"No Letters";src:${local};size-adjust:0%}`,
    `.${ICON_CLASS}{font-family:"Material Icons","No Letters";font-weight:normal;font-style:normal;line-height:1;letter-spacing:normal;text-transform:none;white-space:nowrap;direction:ltr;font-feature-settings:"liga"}`,
  ].join('');
}

/** Serves the Material Icons font. `remarkIconFont` links its style sheet from the pages that use it. */
export default function iconFontPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'icon-font',
    async loadContent() {
      const { sitePath, styleSheet, source } = iconFont(siteDir);
      const folder = path.join(siteDir, STATIC_FOLDER);
      await fs.rm(folder, { recursive: true, force: true });
      await fs.cp(source, path.join(folder, sitePath));
      await fs.writeFile(path.join(folder, styleSheet), iconFontStyles(sitePath));
    },
  };
}

const IMPORT = /from '@mui\/material\/Icon'|\bIcon\b[^;]*\} from '@mui\/material'/;
const BASE_CLASS = /<Icon\b[^>]*\bbaseClassName="([^"]*)"/g;

/** Returns whether a demo uses font icons, that is, imports Material UI's Icon component. */
export function hasFontIcons(code: string): boolean {
  return IMPORT.test(code);
}

/** Returns the classes of the icon fonts that a demo uses but the site doesn't provide. */
export function unknownIconClasses(code: string): string[] {
  const classes = [...code.matchAll(BASE_CLASS)].map(([, name = '']) => name);
  return [...new Set(classes)].filter((name) => name !== ICON_CLASS);
}

function headWith(styleSheet: string): MdxJsxFlowElement {
  const link: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'link',
    attributes: [stringAttribute('rel', 'stylesheet'), stringAttribute('href', styleSheet)],
    children: [],
  };
  return { type: 'mdxJsxFlowElement', name: 'Head', attributes: [], children: [link] };
}

/**
 * Remark plugin: links the icon font's style sheet from the head of a page whose demos use font icons, so
 * that other pages don't load the font.
 *
 * Fails the page when a demo uses an icon font that the site doesn't have.
 */
export function remarkIconFont({ siteDir }: { siteDir: string }) {
  const { styleSheet } = iconFont(siteDir);
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOfSource(siteDir, file.path);
    if (!page) {
      return;
    }
    const folder = path.join(siteDir, 'docs', page, 'demos');
    const files = shownDemos(String(file)).map(({ name }) => path.join(folder, `${name}.tsx`));
    addDependencies(file, { files });
    // Without demos that are folders with several stylings: they aren't Material UI's.
    const demos = await Promise.all(files.map((demo) => fs.readFile(demo, 'utf8').catch(() => '')));
    const withIcons = demos.filter(hasFontIcons);
    const [unknown] = withIcons.flatMap(unknownIconClasses);
    if (unknown !== undefined) {
      file.fail(
        `A demo of docs/${page} uses the icon font "${unknown}", which the site doesn't have. Use "${ICON_CLASS}", or show the code as a listing.`,
      );
    }
    if (withIcons.length > 0) {
      const language = parseLanguage(/\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en');
      tree.children.unshift(headWith(languagePrefix(language) + styleSheet));
    }
  };
}
