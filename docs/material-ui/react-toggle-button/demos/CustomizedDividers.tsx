import * as React from 'react';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';

const flat = {
  gap: 0.5,
  [`& .${toggleButtonGroupClasses.grouped}`]: { m: 0, border: 0, borderRadius: 1 },
};

export default function CustomizedDividers() {
  const [unit, setUnit] = React.useState<string | null>('km');
  const [layers, setLayers] = React.useState(['roads']);

  return (
    <Paper variant="outlined" sx={{ display: 'inline-flex', p: 0.5 }}>
      <ToggleButtonGroup
        exclusive
        value={unit}
        onChange={(_event, value: string | null) => setUnit(value)}
        aria-label="Unit"
        sx={flat}
      >
        <ToggleButton value="km">km</ToggleButton>
        <ToggleButton value="mi">mi</ToggleButton>
      </ToggleButtonGroup>
      <Divider flexItem orientation="vertical" sx={{ m: 0.5 }} />
      <ToggleButtonGroup
        value={layers}
        onChange={(_event, values: string[]) => setLayers(values)}
        aria-label="Layers"
        sx={flat}
      >
        <ToggleButton value="roads">Roads</ToggleButton>
        <ToggleButton value="parks">Parks</ToggleButton>
      </ToggleButtonGroup>
    </Paper>
  );
}
