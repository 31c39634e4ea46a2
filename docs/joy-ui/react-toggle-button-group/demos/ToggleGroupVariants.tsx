import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function ToggleGroupVariants() {
  const [unit, setUnit] = React.useState('km');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {variants.map((variant) => (
        <ToggleButtonGroup
          key={variant}
          variant={variant}
          aria-label={`Unit, ${variant}`}
          value={unit}
          onChange={(_event, value) => setUnit(value ?? unit)}
        >
          <Button value="km">Kilometers</Button>
          <Button value="mi">Miles</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
