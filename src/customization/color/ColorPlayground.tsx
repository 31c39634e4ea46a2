import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { PALETTE_NAMES } from '@component-docs/preferences/shared/theme/themeState';
import type { PaletteName } from '@component-docs/preferences/shared/theme/themeState';
import { useThemeDispatch } from '@component-docs/preferences/browser/theme/ThemeProvider';
import { useThemeState } from '@component-docs/preferences/browser/theme/useTheme';
import { LibraryTool, ToolFrame } from '../library/LibraryTool';
import type { ToolProps } from '../tools';
import { ColorField } from './ColorField';
import { parseColor } from './colors';

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
function useColorDraft() {
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

function ColorControls() {
  const translate = useTranslate();
  const { drafts, type, set, reset } = useColorDraft();
  const [status, setStatus] = useState<'wasSet' | 'wasReset'>();
  return (
    <ToolFrame>
      {PALETTE_NAMES.map((name) => (
        <ColorField
          key={name}
          name={name}
          {...drafts[name]}
          onType={(text) => {
            setStatus(undefined);
            type(name, text);
          }}
        />
      ))}
      <Box
        sx={{
          flexBasis: '100%',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px',
        }}
      >
        <Button
          size="medium"
          variant="contained"
          onClick={() => {
            set();
            setStatus('wasSet');
          }}
        >
          {translate('colors.set')}
        </Button>
        <Button
          size="medium"
          variant="outlined"
          onClick={() => {
            reset();
            setStatus('wasReset');
          }}
        >
          {translate('colors.reset')}
        </Button>
        <Box
          role="status"
          sx={{
            flex: '1 1 12rem',
            minHeight: '1.5em',
            typography: 'body2',
            unicodeBidi: 'plaintext',
          }}
        >
          {status && translate(`colors.${status}`)}
        </Box>
      </Box>
    </ToolFrame>
  );
}

/** Sets the primary and secondary color of every demo. */
export default function ColorPlayground({ styles }: ToolProps) {
  return <LibraryTool tool={ColorControls} styles={styles} />;
}
