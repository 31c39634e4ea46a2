import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function AlwaysVisibleLabelSlider() {
  return (
    <Box sx={{ width: 260, pt: 4 }}>
      <Slider
        aria-label="Discount"
        getAriaValueText={(value) => `${value}%`}
        defaultValue={15}
        max={50}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => `${value}%`}
      />
    </Box>
  );
}
