import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const MIN_HOURS = 2;

export default function MinimumDistanceSlider() {
  const [[start, end], setHours] = React.useState<[number, number]>([9, 12]);

  function handleChange(_event: Event, value: number | number[], thumb: number) {
    const hour = [value].flat()[thumb] ?? 0;
    setHours(
      thumb === 0
        ? [Math.min(hour, end - MIN_HOURS), end]
        : [start, Math.max(hour, start + MIN_HOURS)],
    );
  }

  return (
    <Box sx={{ width: 240 }}>
      <Typography>
        Delivery between {start}:00 and {end}:00
      </Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Earliest hour' : 'Latest hour')}
        getAriaValueText={(hour) => `${hour}:00`}
        value={[start, end]}
        onChange={handleChange}
        min={8}
        max={20}
        marks
      />
    </Box>
  );
}
