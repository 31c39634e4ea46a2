import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: -50, label: 'Left' },
  { value: 0, label: 'Center' },
  { value: 50, label: 'Right' },
];

export default function TrackFalseSlider() {
  return (
    <Box sx={{ width: 280, px: 3 }}>
      <Slider
        aria-label="Balance of the speakers"
        track={false}
        defaultValue={0}
        marks={marks}
        min={-50}
        max={50}
      />
    </Box>
  );
}
