import { themeValue } from '../model/createDraftTheme';
import { customColors } from '../model/customColors';
import { VISIBLE_GRAY } from '../model/schemeFromColor';
import { focusRing, INPUT_BORDER, ROLES, rolePath, SURFACES } from '../model/tokens';
import type { RoleKey, TokenAt } from '../model/tokens';
import type { Scheme, TokenValues } from '../model/types';
import type { Theme } from '@mui/material/styles';
import { contrastOf, nearestPassing, readColor, toHex } from './contrast';
import type { ContrastProblem, Pair, PairUse } from './types';

/** The contrast that WCAG 2.2 AA asks for (1.4.3, 1.4.11), as a ratio. */
export const NEEDED: Readonly<Record<PairUse, number>> = {
  text: 4.5,
  largeText: 3,
  border: 3,
  icon: 3,
  focus: 3,
};

interface Context {
  theme: Theme;
  values: TokenValues;
  tokenAt: TokenAt;
  scheme: Scheme;
}

const TEXTS = SURFACES.filter((name) => name.startsWith('text.'));

/** Returns the function that finds the token whose change gives a pair more contrast. */
function createPathOf({ theme, values, tokenAt, scheme }: Context) {
  const valueOf = (path: string) => {
    const token = tokenAt(path);
    return token && themeValue(theme, token);
  };
  const roles = [...ROLES, ...customColors(values)];
  const pathsOf = (keys: readonly RoleKey[]) =>
    roles.flatMap((role) => keys.map((key) => rolePath(scheme, role, key)));
  const fills = pathsOf(['main', 'dark', 'light']);
  const texts = [...fills, ...TEXTS.map((name) => `colorSchemes.${scheme}.palette.${name}`)];
  return (color: string, background: string): string | undefined => {
    // Text on a color of the palette is that color's own, even if other colors have the same.
    const contrastText = fills
      .filter((path) => valueOf(path) === background)
      .map((path) => path.replace(/\w+$/, 'contrastText'))
      .find((path) => valueOf(path) === color);
    return contrastText ?? texts.find((path) => valueOf(path) === color);
  };
}

/** Returns the changes of tokens that give a pair enough contrast. */
function fixOf(
  { use, color, background, raw }: Pair,
  needed: number,
  pathOf: (color: string, background: string) => string | undefined,
): ContrastProblem['fix'] {
  if (use === 'border' || use === 'focus') {
    const isEnough = contrastOf(readColor(VISIBLE_GRAY), background) >= needed;
    const value = isEnough ? VISIBLE_GRAY : nearestPassing(color, background, needed);
    const changesTo = use === 'border' ? (to: string) => ({ [INPUT_BORDER]: to }) : focusRing;
    return value ? { color: value, changes: changesTo(value) } : undefined;
  }
  const path = pathOf(toHex(raw.color), toHex(raw.background));
  const value = path && nearestPassing(color, background, needed);
  return path && value ? { color: value, changes: { [path]: value } } : undefined;
}

/** Returns each pair whose contrast is too low once, those with the lowest contrast first. */
export function findContrastProblems(pairs: readonly Pair[], context: Context): ContrastProblem[] {
  const pathOf = createPathOf(context);
  const problems = new Map<string, ContrastProblem>();
  pairs.forEach((pair) => {
    const needed = NEEDED[pair.use];
    const ratio = contrastOf(pair.color, pair.background);
    // Rounded down, as it is shown: 4.499 isn't shown as 4.50.
    if (ratio >= needed) {
      return;
    }
    const [color, background] = [toHex(pair.color), toHex(pair.background)];
    const key = [pair.use, color, background].join();
    const places = problems.get(key)?.places ?? [];
    problems.set(key, {
      use: pair.use,
      color,
      background,
      ratio: Math.floor(ratio * 100) / 100,
      needed,
      places: places.includes(pair.place) ? places : [...places, pair.place],
      fix: fixOf(pair, needed, pathOf),
    });
  });
  return [...problems.values()].sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);
}
