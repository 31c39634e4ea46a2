import type { TokenValues } from '../model/types';
import type { NamedTheme, ThemeChange } from './types';

function changeValues(values: TokenValues, from: TokenValues, to: TokenValues): TokenValues {
  const paths = [...new Set([...Object.keys(values), ...Object.keys(to)])].sort();
  return Object.fromEntries(
    paths.flatMap((path) => {
      const value = from[path] === to[path] ? values[path] : to[path];
      return value === undefined ? [] : [[path, value]];
    }),
  );
}

/**
 * Applies a change to themes, which another tab may have changed since. Of a theme, only the values that
 * differ between the two sides of the change are set.
 */
export function changeThemes(
  themes: readonly NamedTheme[],
  { from, to, at }: ThemeChange,
): readonly NamedTheme[] {
  const isKept = (theme: NamedTheme) => theme.id !== (from ?? to)?.id;
  if (!to) {
    return themes.filter(isKept);
  }
  if (!from) {
    return themes.every(isKept) ? [...themes.slice(0, at), to, ...themes.slice(at)] : themes;
  }
  return themes.map((theme) =>
    isKept(theme)
      ? theme
      : {
          id: theme.id,
          name: from.name === to.name ? theme.name : to.name,
          values: changeValues(theme.values, from.values, to.values),
        },
  );
}
