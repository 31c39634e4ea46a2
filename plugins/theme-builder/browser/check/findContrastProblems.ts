import type { Rgb } from 'culori/fn';
import type { DraftTheme, ThemeLibrary } from '../libraries/types';
import { customColors, rolePath } from '../model/customColors';
import { themeValue } from '../model/draftTheme';
import { VISIBLE_GRAY, contrastOf, nearestPassing, readColor, toHex } from '../model/color';
import type { Scheme, TokenValues } from '../model/types';

/** The use of a pair of colors, which decides the contrast that it needs. */
export type PairUse = 'text' | 'largeText' | 'border' | 'icon' | 'focus';

/** A color on a background, as the preview shows it. */
export interface Pair {
  readonly use: PairUse;
  readonly color: Rgb;
  readonly background: Rgb;
  /** The color and the nearest background before they are blended. They are the theme's own. */
  readonly raw: { readonly color: Rgb; readonly background: Rgb };
  /** The component that has them, such as `Button`. */
  readonly place: string;
}

/** A pair whose contrast is too low. */
export interface ContrastProblem {
  readonly use: PairUse;
  readonly color: string;
  readonly background: string;
  readonly ratio: number;
  readonly needed: number;
  readonly places: readonly string[];
  /** The changes that solve it, if one token has the color. */
  readonly fix: { readonly color: string; readonly changes: TokenValues } | undefined;
}

/** The contrast that WCAG 2.2 AA asks for (1.4.3, 1.4.11), as a ratio. */
const NEEDED: Readonly<Record<PairUse, number>> = {
  text: 4.5,
  largeText: 3,
  border: 3,
  icon: 3,
  focus: 3,
};

interface Context {
  theme: DraftTheme;
  values: TokenValues;
  library: ThemeLibrary;
  scheme: Scheme;
}

const valueIn =
  ({ theme, library }: Context) =>
  (path: string) =>
    themeValue(theme, path, library);

/** Returns the function that finds the token whose change gives a text more contrast. */
function createPathOf(context: Context) {
  const { values, library, scheme } = context;
  const { roles, surfaces, checked } = library;
  const valueOf = valueIn(context);
  const names = [...roles, ...customColors(values, library)];
  const texts = [
    ...names.flatMap((role) => checked.textKeys.map((key) => rolePath(scheme, role, key))),
    ...surfaces
      .filter((name) => name.startsWith('text.'))
      .map((name) => `colorSchemes.${scheme}.palette.${name}`),
  ];
  const fills = names.flatMap((role) =>
    Object.entries(checked.fills).map(([fill, text]) => ({
      fill: rolePath(scheme, role, fill),
      text: rolePath(scheme, role, text),
    })),
  );
  return (color: string, background: string): string | undefined => {
    // Text on a color of the palette is that color's own, even if other colors have the same.
    const onFill = fills.find(
      ({ fill, text }) => valueOf(fill) === background && valueOf(text) === color,
    );
    return onFill?.text ?? texts.find((path) => valueOf(path) === color);
  };
}

/** Returns the changes that make a border or a ring visible: in gray without a color of a role. */
function fixLine({ use, color, background, raw }: Pair, needed: number, context: Context) {
  const { library, scheme } = context;
  const valueOf = valueIn(context);
  const [plain = '', ...others] = use === 'border' ? library.borders(scheme) : [];
  const ofRole = others.find((path) => valueOf(path) === toHex(raw.color));
  const isGray = !ofRole && contrastOf(readColor(VISIBLE_GRAY), background) >= needed;
  const value = isGray ? VISIBLE_GRAY : nearestPassing(color, background, needed);
  if (!value) {
    return undefined;
  }
  const changes = use === 'border' ? { [ofRole ?? plain]: value } : library.fixFocus(value, scheme);
  return { color: value, changes };
}

/** Returns the changes of tokens that give a pair enough contrast. */
function fixOf(
  pair: Pair,
  needed: number,
  context: Context,
  pathOf: (color: string, background: string) => string | undefined,
): ContrastProblem['fix'] {
  if (pair.use === 'border' || pair.use === 'focus') {
    return fixLine(pair, needed, context);
  }
  const { color, background, raw, place } = pair;
  const ofPlace = context.library.fixPlace[place];
  if (ofPlace) {
    return { color: Object.values(ofPlace).join(), changes: ofPlace };
  }
  const path = pathOf(toHex(raw.color), toHex(raw.background));
  const value = path && nearestPassing(color, background, needed);
  return path && value ? { color: value, changes: { [path]: value } } : undefined;
}

/** Returns each pair whose contrast is too low, once, with the lowest contrast first. */
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
      fix: fixOf(pair, needed, context, pathOf),
    });
  });
  return [...problems.values()].sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);
}
