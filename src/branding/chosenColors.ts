import type { ColorMode } from '@component-docs/preferences/shared/colorModes';
import type { ROLE_COLORS } from './tokens';

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
