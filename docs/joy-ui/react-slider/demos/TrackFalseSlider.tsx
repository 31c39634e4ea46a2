import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function TrackFalseSlider() {
  return (
    <Box sx={{ width: 260 }}>
      <Slider
        track={false}
        aria-label="Balance"
        getAriaValueText={(value) => `${Math.abs(value)} ${value < 0 ? 'left' : 'right'}`}
        defaultValue={0}
        min={-50}
        max={50}
        marks={[{ value: 0 }]}
      />
    </Box>
  );
}
