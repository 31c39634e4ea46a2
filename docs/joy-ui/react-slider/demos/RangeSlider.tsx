import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function RangeSlider() {
  const [hours, setHours] = React.useState([9, 17]);

  return (
    <Box sx={{ width: 260 }}>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Opens' : 'Closes')}
        getAriaValueText={(value) => `${value}:00`}
        valueLabelFormat={(value) => `${value}:00`}
        valueLabelDisplay="auto"
        max={24}
        value={hours}
        onChange={(_event, value) => setHours(value as number[])}
      />
    </Box>
  );
}
