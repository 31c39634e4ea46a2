import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ToggleGroupColors() {
  const [lamp, setLamp] = React.useState('on');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {colors.map((color) => (
        <ToggleButtonGroup
          key={color}
          color={color}
          variant="soft"
          aria-label={`Lamp, ${color}`}
          value={lamp}
          onChange={(_event, value) => setLamp(value ?? lamp)}
        >
          <Button value="on">On</Button>
          <Button value="off">Off</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
