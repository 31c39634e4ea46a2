import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function TrackInvertedSlider() {
  return (
    <Box sx={{ width: 260 }}>
      <Slider
        track="inverted"
        getAriaLabel={(index) => (index === 0 ? 'Alarm below' : 'Alarm above')}
        getAriaValueText={(value) => `${value} °C`}
        defaultValue={[4, 30]}
        max={40}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
