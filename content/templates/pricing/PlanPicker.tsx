import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LARGEST } from './plans';
import type { Billing } from './plans';

interface PlanPickerProps {
  sensors: number;
  onSensorsChange: (sensors: number) => void;
  billing: Billing;
  onBillingChange: (billing: Billing) => void;
}

/** What decides about the plan and its price. */
export default function PlanPicker({
  sensors,
  onSensorsChange,
  billing,
  onBillingChange,
}: PlanPickerProps) {
  const sensorsLabel = React.useId();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        alignItems: 'center',
        columnGap: 6,
        rowGap: 3,
        my: 5,
      }}
    >
      <Box sx={{ width: '100%', maxWidth: 340, px: 1.5 }}>
        <Typography id={sensorsLabel} variant="body2">
          Your sensors: <strong>{sensors}</strong>
        </Typography>
        <Slider
          aria-labelledby={sensorsLabel}
          value={sensors}
          min={5}
          max={LARGEST}
          step={5}
          onChange={(_event, value) => onSensorsChange(Number(value))}
        />
      </Box>
      <ToggleButtonGroup
        exclusive
        aria-label="Billing"
        value={billing}
        onChange={(_event, value: Billing | null) => value && onBillingChange(value)}
      >
        <ToggleButton value="monthly">Pay by the month</ToggleButton>
        <ToggleButton value="yearly">By the year: 2 months free</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
