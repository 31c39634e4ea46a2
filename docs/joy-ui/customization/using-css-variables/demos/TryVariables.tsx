import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';

export default function TryVariables() {
  const [radius, setRadius] = React.useState(6);
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 260, '--joy-radius-sm': `${radius}px` }}>
      <FormControl>
        <FormLabel id="radius-label">--joy-radius-sm: {radius}px</FormLabel>
        <Slider
          aria-labelledby="radius-label"
          max={18}
          value={radius}
          onChange={(_event, value) => setRadius(value as number)}
        />
      </FormControl>
      <Button>Save</Button>
      <Input defaultValue="Porto" slotProps={{ input: { 'aria-label': 'Depot', name: 'depot' } }} />
      <Chip sx={{ borderRadius: 'var(--joy-radius-sm)' }}>Draft</Chip>
    </Box>
  );
}
