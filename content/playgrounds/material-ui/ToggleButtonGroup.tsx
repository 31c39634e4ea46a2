import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';

export const initial = { exclusive: true } satisfies ToggleButtonGroupProps;

export default function ToggleButtonGroupExample(props: ToggleButtonGroupProps) {
  const [value, setValue] = React.useState<unknown>('left');
  return (
    <ToggleButtonGroup
      aria-label="Alignment"
      value={value}
      onChange={(_event, newValue: unknown) => setValue(newValue)}
      {...props}
    >
      <ToggleButton value="left">Left</ToggleButton>
      <ToggleButton value="center">Center</ToggleButton>
      <ToggleButton value="right">Right</ToggleButton>
    </ToggleButtonGroup>
  );
}
