import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function SpacingSteps() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      {[0.5, 1, 2, 4].map((step) => (
        <Box
          key={step}
          sx={{ pl: step, bgcolor: 'primary.main', borderRadius: 1, overflow: 'hidden' }}
        >
          <Box sx={{ px: 1, bgcolor: 'background.paper', color: 'text.primary' }}>{step}</Box>
        </Box>
      ))}
    </Stack>
  );
}
