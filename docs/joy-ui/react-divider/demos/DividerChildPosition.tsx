import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function DividerChildPosition() {
  const [position, setPosition] = React.useState(25);

  return (
    <Stack spacing={3} sx={{ width: 260 }}>
      <Divider role="presentation" sx={{ '--Divider-childPosition': `${position}%` }}>
        <Chip size="sm">Today</Chip>
      </Divider>
      <div>
        <FormLabel id="position-label">--Divider-childPosition (%)</FormLabel>
        <Slider
          aria-labelledby="position-label"
          value={position}
          onChange={(_event, value) => setPosition(Number(value))}
        />
      </div>
    </Stack>
  );
}
