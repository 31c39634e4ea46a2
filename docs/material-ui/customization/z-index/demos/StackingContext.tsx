import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const tile = { position: 'relative', p: 2, borderRadius: 1, boxShadow: 2 } as const;

export default function StackingContext() {
  const [isolated, setIsolated] = React.useState(false);
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        control={<Switch checked={isolated} onChange={() => setIsolated(!isolated)} />}
        label="Isolate the widget"
      />
      <Box sx={{ isolation: 'isolate' }}>
        <Box sx={{ isolation: isolated ? 'isolate' : 'auto' }}>
          <Box
            sx={{
              ...tile,
              zIndex: 9999,
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
            }}
          >
            Widget, 9999
          </Box>
        </Box>
        <Box
          sx={{
            ...tile,
            zIndex: 'modal',
            width: '60%',
            mt: -1.5,
            marginInlineStart: 'auto',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          Dialog, 1300
        </Box>
      </Box>
    </Stack>
  );
}
