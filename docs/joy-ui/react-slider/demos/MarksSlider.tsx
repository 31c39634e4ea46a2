import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const marks = [
  { value: 4, label: '4 GB' },
  { value: 8, label: '8 GB' },
  { value: 16, label: '16 GB' },
];

export default function MarksSlider() {
  return (
    <Box sx={{ width: 240, px: 2 }}>
      <Slider
        aria-label="Memory"
        getAriaValueText={(value) => `${value} GB`}
        defaultValue={8}
        min={4}
        max={16}
        step={null}
        marks={marks}
        sx={{ '& .MuiSlider-markLabel': { color: 'text.secondary' } }}
      />
    </Box>
  );
}
