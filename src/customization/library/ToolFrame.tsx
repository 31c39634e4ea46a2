import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';

const FRAME = {
  my: '16px',
  p: '16px',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const CONTROLS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px',
  '@media (scripting: none)': { display: 'none' },
} as const;

/**
 * The frame around a tool. Like the layout of all tools, it uses pixels, and its content keeps its normal
 * density: controls that change the look must not move under the pointer. Without JavaScript, it shows a
 * message instead of the controls.
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
