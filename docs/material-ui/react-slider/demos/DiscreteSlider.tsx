import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function DiscreteSlider() {
  return (
    <Box sx={{ width: 240 }}>
      <Slider
        aria-label="Room temperature"
        getAriaValueText={(value) => `${value} °C`}
        valueLabelDisplay="auto"
        defaultValue={21}
        step={1}
        marks
        min={16}
        max={26}
      />
    </Box>
  );
}
