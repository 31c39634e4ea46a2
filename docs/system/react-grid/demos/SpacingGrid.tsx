import * as React from 'react';
import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import { Item } from './Item';

export default function SpacingGrid() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <Box sx={{ width: '100%' }}>
      <Box component="fieldset" sx={{ m: 0, mb: 2, p: 1, border: '1px solid' }}>
        <legend>Spacing</legend>
        {[0, 1, 2, 4].map((value) => (
          <Box key={value} component="label" sx={{ display: 'inline-block', px: 1 }}>
            <input
              type="radio"
              name="grid-spacing"
              value={value}
              checked={spacing === value}
              onChange={() => setSpacing(value)}
            />{' '}
            {value}
          </Box>
        ))}
      </Box>
      <Grid container spacing={spacing}>
        {['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) => (
          <Grid key={day} size={6}>
            <Item>{day}</Item>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
