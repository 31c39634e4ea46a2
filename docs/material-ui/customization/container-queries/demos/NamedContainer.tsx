import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Slider from '@mui/material/Slider';

export default function NamedContainer() {
  const [width, setWidth] = React.useState(100);
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Slider
        aria-label="Width of the row"
        value={width}
        onChange={(_event, value) => setWidth(Number(value))}
        min={40}
        getAriaValueText={(value) => `${value}%`}
        sx={{ display: 'block', width: 'calc(100% - 20px)', mx: 'auto' }}
      />
      <Box sx={{ container: 'row / inline-size', width: `${width}%` }}>
        <Box sx={{ display: 'flex', gap: 1, p: 1.5, border: 1, borderColor: 'divider' }}>
          <Box sx={{ containerType: 'inline-size', width: 120, maxWidth: '100%', flexShrink: 0 }}>
            <Chip label="Fragile" sx={{ display: { '@': 'none', '@100': 'inline-flex' } }} />
          </Box>
          <Box sx={{ display: { '@0/row': 'none', '@220/row': 'block' } }}>Handle with care</Box>
        </Box>
      </Box>
    </Box>
  );
}
