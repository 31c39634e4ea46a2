import { SPACING } from './spacing';
import { CODE_COLORS, PALETTE, ROLE_COLORS, SHARED_TOKENS } from './tokens';
import type { ColorMode } from '@component-docs/preferences/shared/colorModes';

type Role = keyof (typeof ROLE_COLORS)[ColorMode];

/** Returns a shade of the reader's color, set on `<html>` by `plugins/preferences/shared/theme/paintTheme.ts`. */
const chosen = (shade: string, alpha = '100%') => `rgb(var(--chosen-primary-${shade}) / ${alpha})`;

/** For each mode, the shade that is legible on its background, and the strength of the tint behind it. */
const MODES: Readonly<Record<ColorMode, { text: string; tint: string }>> = {
  light: { text: 'ink', tint: '8%' },
  dark: { text: 'glow', tint: '16%' },
};

function declarations(mode: ColorMode): string[] {
  const { text, tint } = MODES[mode];
  const roles: Partial<Record<Role, string>> = {
    primary: chosen(text),
    link: chosen(text),
    'link-underline': chosen(text, '40%'),
    'heading-5': chosen(text),
    'active-text': chosen(text),
    'active-bg': chosen('main', tint),
    'focus-ring': chosen(text),
  };
  return Object.entries(roles).map(([role, value]) => `--docs-color-${role}: ${value}`);
}

/** Surfaces in the site's blue, which carry white text in both modes. */
const SURFACES = ['500', '600', '700'].map((shade) => `--docs-primary-${shade}: ${chosen('ink')}`);

function rule(selectors: readonly string[], lines: readonly string[]): string {
  return `${selectors.join(', ')} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}\n`;
}

/**
 * Returns the CSS rules that replace the site's blue in the shell with legible shades of the reader's
 * primary color. They apply before first paint, and to parts of the page in the other mode.
 */
export function chosenColorRules(): string {
  const root = ':root[data-palette-primary]';
  const light = rule([root, `${root} [data-theme="light"]`], declarations('light'));
  const dark = rule(
    [`${root}[data-theme="dark"]`, `${root} [data-theme="dark"]`],
    declarations('dark'),
  );
  return [rule([root], SURFACES), light, `@media screen {\n${dark}}\n`].join('\n');
}

function block(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((line) => `  ${line};`).join('\n')}\n}\n`;
}

function paletteDeclarations(): string[] {
  return Object.entries(PALETTE).flatMap(([scale, shades]) =>
    Object.entries(shades).map(([shade, value]) => `--docs-${scale}-${shade}: ${value}`),
  );
}

function roleDeclarations(mode: ColorMode): string[] {
  return [
    `color-scheme: ${mode}`,
    ...Object.entries(ROLE_COLORS[mode]).map(([role, value]) => `--docs-color-${role}: ${value}`),
  ];
}

function codeDeclarations(mode: ColorMode): string[] {
  return Object.entries(CODE_COLORS[mode]).map(
    ([key, value]) => `--docs-color-code-${key}: ${value}`,
  );
}

/**
 * Returns the shell's design tokens as one stylesheet: shared tokens on `:root`, and each mode's
 * colors on the `data-theme` attribute, which Docusaurus sets before first paint (light without it).
 * The rules for the reader's own color come last and override them.
 */
export function brandingStylesheet(): string {
  const shared = [
    ...Object.entries(SHARED_TOKENS).map(([name, value]) => `--docs-${name}: ${value}`),
    `--docs-spacing: ${SPACING}px`,
    // The public names of the layout sizes, as on the library's own site.
    '--MuiDocs-header-height: var(--docs-header-height)',
    '--MuiDocs-navDrawer-width: var(--docs-nav-width)',
    ...paletteDeclarations(),
  ];
  const light = block(':root, [data-theme="light"]', [
    ...roleDeclarations('light'),
    ...codeDeclarations('light'),
  ]);
  const dark = [
    block('[data-theme="dark"]', roleDeclarations('dark')),
    block('[data-theme="dark"], [data-code="dark"]', codeDeclarations('dark')),
  ].join('');
  // Print is always light, in any mode of the screen.
  return [block(':root', shared), light, `@media screen {\n${dark}}\n`, chosenColorRules()].join(
    '\n',
  );
}
