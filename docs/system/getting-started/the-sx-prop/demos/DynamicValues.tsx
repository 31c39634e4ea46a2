import * as React from 'react';
import Box from '@mui/system/Box';

export default function DynamicValues() {
  const [used, setUsed] = React.useState(60);
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1, maxWidth: 400 }}>
      <label>
        Storage used: {used}%
        <Box
          component="input"
          type="range"
          value={used}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            setUsed(event.target.valueAsNumber)
          }
          sx={{ display: 'block', width: 1, mx: 0 }}
        />
      </label>
      <Box
        aria-hidden
        style={{ '--used': `${used}%` } as React.CSSProperties}
        sx={{
          border: '1px solid currentColor',
          borderRadius: 1,
          overflow: 'hidden',
          '&::before': {
            content: '""',
            display: 'block',
            width: 'var(--used)',
            height: 24,
            bgcolor: '#00796b',
          },
        }}
      />
    </Box>
  );
}
