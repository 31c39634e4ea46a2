import * as React from 'react';
import Box from '@mui/system/Box';

export default function ContainerQueries() {
  const [width, setWidth] = React.useState(100);
  return (
    <Box sx={{ width: 1, maxWidth: 480 }}>
      <Box component="label" sx={{ display: 'block', mb: 2 }}>
        Width of the container
        <Box
          component="input"
          type="range"
          min={50}
          max={100}
          value={width}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            setWidth(event.target.valueAsNumber)
          }
          sx={{ display: 'block', width: 1, mx: 0 }}
        />
      </Box>
      <Box sx={{ containerType: 'inline-size' }} style={{ width: `${width}%` }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@260': 'row' },
            justifyContent: 'space-between',
            gap: 1,
            p: { '@': 1, '@260': 2 },
            borderRadius: 1,
            bgcolor: '#00574b',
            color: '#fff',
          }}
        >
          <span>Invoice 2041</span>
          <span>€ 1,380.00</span>
        </Box>
      </Box>
    </Box>
  );
}
