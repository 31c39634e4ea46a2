import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/**
 * The box that a tool is in. It measures in pixels, as the layout of all tools does, and what is in it
 * keeps its normal density: what changes the look must not move or fold up under the pointer.
 */
export function ToolFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '24px',
        my: '16px',
        p: '16px',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      {children}
    </Box>
  );
}
