import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [1, 5, 10, 25].map((seats) => ({ value: seats, label: `${seats}` }));

export default function DiscreteSliderValues() {
  return (
    <Box sx={{ width: 240 }}>
      <Slider
        aria-label="Seats in the plan"
        getAriaValueText={(value) => `${value} seats`}
        valueLabelDisplay="auto"
        defaultValue={5}
        step={null}
        marks={marks}
        min={1}
        max={25}
      />
    </Box>
  );
}
