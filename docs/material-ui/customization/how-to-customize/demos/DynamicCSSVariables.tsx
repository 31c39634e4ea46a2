import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const Preview = styled('p')({
  margin: 0,
  fontSize: 'var(--label-size)',
  lineHeight: '48px',
});

export default function DynamicCSSVariables() {
  const [size, setSize] = React.useState(24);

  return (
    <Box sx={{ width: 280 }}>
      <Preview style={{ '--label-size': `${size}px` } as React.CSSProperties}>
        Parcel PL-4821
      </Preview>
      <Slider
        aria-label="Size of the label"
        min={12}
        max={36}
        value={size}
        onChange={(_event, value) => setSize(value as number)}
      />
    </Box>
  );
}
