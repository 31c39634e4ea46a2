import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from '../../reader/language/useTranslate';

const FRAME = {
  my: '16px',
  p: '16px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
} as const;

const CONTROLS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px',
  '@media (scripting: none)': { display: 'none' },
  // As all of the site shows it: the library's own focus is a faint wave.
  '& button:focus-visible, & .MuiSlider-thumb.Mui-focusVisible, & .MuiSwitch-switchBase.Mui-focusVisible':
    { outline: '3px solid var(--docs-color-focus-ring)', outlineOffset: '2px' },
} as const;

/**
 * The box that a tool is in. It measures in pixels, as the layout of all tools does, and what is in it
 * keeps its normal density: what changes the look must not move or fold up under the pointer. Without
 * JavaScript, when the tool could do nothing, it says so.
 */
export function ToolFrame({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box sx={FRAME}>
      <Box sx={CONTROLS}>{children}</Box>
      <noscript>{translate('customization.needsScript')}</noscript>
    </Box>
  );
}
