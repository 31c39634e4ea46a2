import type { Components } from '@mui/material/styles';
import { SHAPE_RADIUS } from './tokens';

const FOCUS_RING = {
  outline: '3px solid var(--docs-color-focus-ring)',
  outlineOffset: '2px',
} as const;

/** The library's red is too pale for text. */
const LEGIBLE_ERROR = { '&.Mui-error': { color: 'var(--docs-color-error-text)' } } as const;

/** The parts of the shell's look that aren't in the palette: corners, the focus ring, and no ripples. */
export const brandingComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // The second selector is for the time until the page's code runs.
    styleOverrides: {
      // An IconButton with a character has no font of its own.
      root: { fontFamily: 'inherit', '&.Mui-focusVisible, &:focus-visible': FOCUS_RING },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: 'var(--docs-radius-button)' } },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: SHAPE_RADIUS },
      sizeSmall: { inlineSize: 32, blockSize: 32 },
    },
  },
  MuiSlider: { styleOverrides: { thumb: { '&.Mui-focusVisible': FOCUS_RING } } },
  MuiFormLabel: { styleOverrides: { root: LEGIBLE_ERROR } },
  MuiFormHelperText: { styleOverrides: { root: LEGIBLE_ERROR } },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: { tooltip: { borderRadius: 'var(--docs-radius-small)' } },
  },
} as const satisfies Components;
