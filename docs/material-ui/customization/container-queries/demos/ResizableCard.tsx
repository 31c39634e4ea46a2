import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: '2px dashed',
  borderRadius: 4,
  [theme.containerQueries.up(220)]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    borderStyle: 'solid',
  },
}));

export default function ResizableCard() {
  const [width, setWidth] = React.useState(100);
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Slider
        aria-label="Width of the container"
        value={width}
        onChange={(_event, value) => setWidth(Number(value))}
        min={40}
        getAriaValueText={(value) => `${value}%`}
        sx={{ display: 'block', width: 'calc(100% - 20px)', mx: 'auto' }}
      />
      <Box sx={{ containerType: 'inline-size', width: `${width}%` }}>
        <Card>
          <span>Desk lamp, brass</span>
          <Button variant="outlined">Reorder</Button>
        </Card>
      </Box>
    </Box>
  );
}
