import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: '0 °C' },
  { value: 40, label: '40 °C' },
  { value: 70, label: '70 °C' },
  { value: 100, label: '100 °C' },
];

export default function DiscreteSliderMarks() {
  return (
    <Box sx={{ width: 280, px: 3 }}>
      <Slider
        aria-label="Water temperature"
        getAriaValueText={(value) => `${value} °C`}
        valueLabelDisplay="auto"
        defaultValue={60}
        step={5}
        marks={marks}
      />
    </Box>
  );
}
