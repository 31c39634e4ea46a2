import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const sizes = ['sm', 'md', 'lg'] as const;

export default function ToggleGroupSizes() {
  const [period, setPeriod] = React.useState('week');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {sizes.map((size) => (
        <ToggleButtonGroup
          key={size}
          size={size}
          aria-label={`Period, ${size}`}
          value={period}
          onChange={(_event, value) => setPeriod(value ?? period)}
        >
          <Button value="week">Week</Button>
          <Button value="month">Month</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
