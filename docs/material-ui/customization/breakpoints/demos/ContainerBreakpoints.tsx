import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';

export default function ContainerBreakpoints() {
  const [width, setWidth] = React.useState(100);
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Slider
        aria-label="Width of the card"
        value={width}
        onChange={(_event, value) => setWidth(Number(value))}
        min={50}
        getAriaValueText={(value) => `${value}%`}
        sx={{ display: 'block', width: 'calc(100% - 20px)', mx: 'auto' }}
      />
      <Box sx={{ containerType: 'inline-size', width: `${width}%` }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@280': 'row' },
            alignItems: { '@': 'flex-start', '@280': 'center' },
            gap: 1.5,
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            AO
          </Avatar>
          <Box sx={{ flexGrow: 1 }}>Amara Okafor</Box>
          <Button variant="outlined">Message</Button>
        </Box>
      </Box>
    </Box>
  );
}
