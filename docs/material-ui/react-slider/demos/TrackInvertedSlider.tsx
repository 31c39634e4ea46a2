import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function TrackInvertedSlider() {
  return (
    <Box sx={{ width: 240 }}>
      <Slider
        aria-label="Lowest rating"
        track="inverted"
        valueLabelDisplay="auto"
        defaultValue={3}
        step={0.5}
        min={1}
        max={5}
      />
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Quiet hours end' : 'Quiet hours start')}
        getAriaValueText={(hour) => `${hour}:00`}
        track="inverted"
        valueLabelDisplay="auto"
        defaultValue={[7, 21]}
        max={24}
      />
    </Box>
  );
}
