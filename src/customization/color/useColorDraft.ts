import { useState } from 'react';
import { useThemeDispatch } from '../../../plugins/preferences/browser/theme/ThemeProvider';
import type { PaletteName } from '../../../plugins/preferences/shared/theme/themeState';
import { useThemeState } from '../../../plugins/preferences/browser/theme/themeStore';
import { parseColor } from './parseColor';

/** The main colors of the library's default theme. */
const DEFAULTS = { primary: '#1976d2', secondary: '#9c27b0' } as const satisfies Record<
  PaletteName,
  string
>;

interface Draft {
  /** Text of the field, valid or not. */
  text: string;
  /** The last valid color of the field, as `#rrggbb`. */
  main: string;
}

/** Holds the colors that a reader edits before they set them: the typed text and the last valid color. */
export function useColorDraft() {
  const dispatch = useThemeDispatch();
  const chosen = useThemeState((theme) => theme.paletteColors);
  const [drafts, setDrafts] = useState<Partial<Record<PaletteName, Draft>>>({});

  function draftOf(name: PaletteName): Draft {
    const main = chosen[name]?.main ?? DEFAULTS[name];
    return drafts[name] ?? { text: main, main };
  }
  function type(name: PaletteName, text: string) {
    const main = parseColor(text) ?? draftOf(name).main;
    setDrafts((before) => ({ ...before, [name]: { text, main } }));
  }
  const primary = draftOf('primary');
  const secondary = draftOf('secondary');

  return {
    drafts: { primary, secondary },
    type,
    set: () =>
      dispatch({
        type: 'CHANGE',
        payload: {
          paletteColors: { primary: { main: primary.main }, secondary: { main: secondary.main } },
        },
      }),
    reset: () => {
      setDrafts({});
      dispatch({ type: 'RESET_COLORS' });
    },
  };
}
