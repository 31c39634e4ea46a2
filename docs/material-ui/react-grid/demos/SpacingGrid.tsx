import * as React from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function SpacingGrid() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        value={spacing}
        onChange={(_event, value: number | null) => setSpacing(value ?? spacing)}
        aria-label="Spacing"
        sx={{ mb: 6 }}
      >
        {[0, 1, 2, 4].map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Grid container spacing={spacing}>
        {['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) => (
          <Grid key={day} item xs={6}>
            <Paper variant="outlined" sx={{ p: 1 }}>
              {day}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
