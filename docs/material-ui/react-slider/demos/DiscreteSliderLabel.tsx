import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function DiscreteSliderLabel() {
  return (
    <Box sx={{ width: 240, pt: 4 }}>
      <Slider
        aria-label="Discount"
        getAriaValueText={(value) => `${value}%`}
        valueLabelFormat={(value) => `${value}%`}
        valueLabelDisplay="on"
        defaultValue={15}
        step={5}
        max={50}
      />
    </Box>
  );
}
