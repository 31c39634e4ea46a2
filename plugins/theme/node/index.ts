import type { Plugin } from '@docusaurus/types';
import { engineFile } from '@component-docs/kit/node/packages/folders';

/** Folder of the theme's components, by the names of Docusaurus' own (`Layout/index.tsx`). */
export const THEME = engineFile('theme/theme');

/** The style sheets of elements and of the frame, in their order, for the option `customCss` of the classic theme. */
export const STYLE_SHEETS = [
  'base',
  'header',
  'navigation',
  'page-parts',
  'prose',
  'code',
  'site',
  'rtl',
].map((name) => engineFile(`theme/css/${name}.css`));

/** The frame of every page, and the components that pages are made of, in place of the classic theme's. */
export default function themePlugin(): Plugin {
  return { name: 'docs-theme', getThemePath: () => THEME, getTypeScriptThemePath: () => THEME };
}
