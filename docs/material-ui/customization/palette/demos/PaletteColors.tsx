import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const shades = ['light', 'main', 'dark'] as const;

export default function PaletteColors() {
  return (
    <Stack spacing={1}>
      {colors.map((color) => (
        <Stack key={color} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {shades.map((shade) => (
            <Box
              key={shade}
              sx={{ width: 32, height: 32, borderRadius: 1, bgcolor: `${color}.${shade}` }}
            />
          ))}
          <Box sx={{ color: 'text.primary' }}>{color}</Box>
        </Stack>
      ))}
    </Stack>
  );
}
