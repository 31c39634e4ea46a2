import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function DiscreteSliderSteps() {
  return (
    <Box sx={{ width: 240 }}>
      <Slider
        aria-label="Film thickness in millimeters"
        valueLabelDisplay="auto"
        defaultValue={0.004}
        step={0.001}
        shiftStep={0.005}
        marks
        min={0.001}
        max={0.01}
      />
    </Box>
  );
}
