import { chosenColorRules } from './chosenColors';
import { SPACING } from './spacing';
import { CODE_COLORS, PALETTE, ROLE_COLORS, SHARED_TOKENS } from './tokens';
import type { ColorMode } from '@component-docs/preferences/shared/colorModes';

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
  // Print is always light, whatever the mode on screen.
  return [block(':root', shared), light, `@media screen {\n${dark}}\n`, chosenColorRules()].join(
    '\n',
  );
}
