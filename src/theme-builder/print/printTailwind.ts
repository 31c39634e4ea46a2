import { createDraftTheme, themeValue } from '../model/createDraftTheme';
import { customColors } from '../model/customColors';
import { BREAKPOINTS, ROLE_KEYS, ROLES, SURFACES, createTokenAt, rolePath } from '../model/tokens';
import type { TokenValues } from '../model/types';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const tokenAt = createTokenAt([]);

/**
 * Prints the tokens of a theme for Tailwind CSS 4 (https://tailwindcss.com/docs/theme): `bg-primary`,
 * `text-text-secondary`, `rounded-theme`, `md:`. Two steps of its spacing are one of Material UI.
 */
export function printTailwind(values: TokenValues): string {
  const theme = createDraftTheme(values);
  const valueOf = (path: string) => {
    const token = tokenAt(path);
    return token && themeValue(theme, token);
  };
  const color = (name: string, pathIn: (scheme: 'light' | 'dark') => string) =>
    `--color-${kebab(name)}: light-dark(${valueOf(pathIn('light'))}, ${valueOf(pathIn('dark'))})`;
  const roles = [...ROLES, ...customColors(values)].flatMap((role) =>
    ROLE_KEYS.map((key) =>
      color(key === 'main' ? role : `${role}-${key}`, (scheme) => rolePath(scheme, role, key)),
    ),
  );
  const surfaces = SURFACES.map((name) =>
    color(name.replace('.', '-'), (scheme) => `colorSchemes.${scheme}.palette.${name}`),
  );
  const lines = [
    ...roles,
    ...surfaces,
    `--font-sans: ${valueOf('typography.fontFamily')}`,
    `--radius-theme: ${valueOf('shape.borderRadius')}px`,
    `--spacing: ${Number(valueOf('spacing')) / 2}px`,
    ...BREAKPOINTS.map(
      (name) => `--breakpoint-${name}: ${valueOf(`breakpoints.values.${name}`)}px`,
    ),
  ];
  return [
    "@import 'tailwindcss';\n",
    '@theme {',
    ...lines.map((line) => `  ${line};`),
    '}\n',
    ':root {',
    '  color-scheme: light dark;',
    '}\n',
  ].join('\n');
}
