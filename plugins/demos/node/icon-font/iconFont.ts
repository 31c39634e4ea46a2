import path from 'node:path';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';

const PACKAGE = '@fontsource/material-icons';

/** The default class of Material UI's Icon component, which the font's rules style. */
export const ICON_CLASS = 'material-icons';

export interface IconFont {
  /** Site path (without base URL), with the package's version as its cache key. */
  sitePath: string;
  /** Site path of the style sheet that brings it. */
  styleSheet: string;
  /** Absolute path of the file in the package. */
  source: string;
}

/** Returns the Material Icons font of the installed package. */
export function iconFont(siteDir: string): IconFont {
  const name = `/assets/fonts/material-icons.${installedVersion(siteDir, PACKAGE)}`;
  return {
    sitePath: `${name}.woff2`,
    styleSheet: `${name}.css`,
    source: path.join(
      siteDir,
      `node_modules/${PACKAGE}/files/material-icons-latin-400-normal.woff2`,
    ),
  };
}

/**
 * Returns the CSS for the font and its class. An icon is a word that the font draws as a single
 * glyph, so no other font may ever show it: the text is hidden while the font loads (`block`), and
 * if the font never loads, the fallback font draws it at size 0. The component sets the icon's
 * size. The font is beside the style sheet.
 */
export function iconFontStyles({ sitePath }: Pick<IconFont, 'sitePath'>): string {
  const local = ['Arial', 'Roboto', 'Liberation Sans', 'DejaVu Sans', 'Noto Sans']
    .map((name) => `local("${name}")`)
    .join(',');
  return [
    `@font-face{font-family:"Material Icons";font-display:block;src:url("${path.posix.basename(sitePath)}") format("woff2")}`,
    `@font-face{font-family:"No Letters";src:${local};size-adjust:0%}`,
    `.${ICON_CLASS}{font-family:"Material Icons","No Letters";font-weight:normal;font-style:normal;line-height:1;letter-spacing:normal;text-transform:none;white-space:nowrap;direction:ltr;font-feature-settings:"liga"}`,
  ].join('');
}
