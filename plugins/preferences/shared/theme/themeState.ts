import type { ColorMode } from '../colorModes';

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The palette colors that a reader may choose, in the order of links and tools. */
export const PALETTE_NAMES = ['primary', 'secondary'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** Chosen colors as `#rrggbb` in lower case; colors that weren't chosen are absent. */
export type PaletteColors = Readonly<Partial<Record<PaletteName, { readonly main: string }>>>;

/** The parts of the theme that a reader can choose. */
export interface ThemeState {
  readonly dense: boolean;
  readonly direction: Direction;
  readonly paletteColors: PaletteColors;
  /** The theme's spacing unit, in px. */
  readonly spacing: number;
  /** The effective mode. The color mode store holds the mode that the reader chose. */
  readonly paletteMode: ColorMode;
}

export const INITIAL_THEME: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
};

type Changeable = Pick<ThemeState, 'paletteMode' | 'direction' | 'paletteColors'>;

/** Any of the members; absent or falsy ones change nothing. */
export type ThemeChange = { readonly [Key in keyof Changeable]?: Changeable[Key] | null };

export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | { type: 'CHANGE'; payload: ThemeChange };

/** Returns the same object when nothing changes; colors are compared by reference. */
function change(state: ThemeState, payload: ThemeChange): ThemeState {
  const next: ThemeState = {
    ...state,
    paletteMode: payload.paletteMode || state.paletteMode,
    direction: payload.direction || state.direction,
    paletteColors: payload.paletteColors || state.paletteColors,
  };
  const isSame =
    next.paletteMode === state.paletteMode &&
    next.direction === state.direction &&
    next.paletteColors === state.paletteColors;
  return isSame ? state : next;
}

/** Returns the theme after an action; tools limit spacing. Throws for an unknown type. */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_SPACING':
      return { ...state, spacing: action.payload };
    case 'INCREASE_SPACING':
      return { ...state, spacing: state.spacing + 1 };
    case 'DECREASE_SPACING':
      return { ...state, spacing: state.spacing - 1 };
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...state, dense: INITIAL_THEME.dense, spacing: INITIAL_THEME.spacing };
    case 'RESET_COLORS':
      return { ...state, paletteColors: INITIAL_THEME.paletteColors };
    case 'CHANGE':
      return change(state, action.payload);
    default:
      throw new Error(`Unrecognized type ${(action as { type: string }).type}`);
  }
}
