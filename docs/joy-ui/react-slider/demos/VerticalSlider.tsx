import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function VerticalSlider() {
  return (
    <Box sx={{ height: 200 }}>
      <Slider
        orientation="vertical"
        aria-label="Water level"
        getAriaValueText={(value) => `${value} cm`}
        defaultValue={60}
        valueLabelDisplay="auto"
        sx={{ '& input': { writingMode: 'vertical-lr', direction: 'rtl !important' } }}
      />
    </Box>
  );
}
