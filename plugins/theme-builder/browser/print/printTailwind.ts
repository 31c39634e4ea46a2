import type { ThemeLibrary } from '../libraries/types';
import { customColors, rolePath } from '../model/customColors';
import { createDraftTheme, themeValue } from '../model/draftTheme';
import { lastKey } from '../model/paths';
import type { TokenValues } from '../model/types';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Prints the tokens of a theme for Tailwind CSS 4 (https://tailwindcss.com/docs/theme): `bg-primary`,
 * `text-text-secondary`, `rounded-theme`, `md:`. Two steps of its spacing are one of the theme's.
 */
export function printTailwind(values: TokenValues, library: ThemeLibrary): string {
  const theme = createDraftTheme(values, library);
  const valueOf = (path: string) => themeValue(theme, path, library);
  const withUnit = (path: string) => {
    const value = valueOf(path);
    return typeof value === 'number' ? `${value}px` : value;
  };
  const color = (name: string, pathIn: (scheme: 'light' | 'dark') => string) =>
    `--color-${kebab(name)}: light-dark(${valueOf(pathIn('light'))}, ${valueOf(pathIn('dark'))})`;
  const roles = [...library.roles, ...customColors(values, library)].flatMap((role) =>
    library.roleKeys.map((key) =>
      color(key === 'main' ? role : `${role}-${key}`, (scheme) => rolePath(scheme, role, key)),
    ),
  );
  const surfaces = library.surfaces.map((name) =>
    color(name.replace('.', '-'), (scheme) => `colorSchemes.${scheme}.palette.${name}`),
  );
  const lines = [
    ...roles,
    ...surfaces,
    ...library.code.tailwind.map(([name, path]) => `--${name}: ${withUnit(path)}`),
    `--spacing: ${Number(valueOf('spacing')) / 2}px`,
    ...library.tokens
      .filter(({ path }) => path.startsWith('breakpoints.'))
      .map(({ path }) => `--breakpoint-${lastKey(path)}: ${withUnit(path)}`),
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
