import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import type { Theme } from '@mui/material/styles';

function exposeAsVertical(theme: Theme) {
  // Right to left, the component sets this direction inline.
  const direction = theme.direction === 'ltr' ? 'rtl !important' : 'inherit';
  return { '& input[type="range"]': { writingMode: 'vertical-lr', direction } };
}

export default function VerticalAccessibleSlider() {
  return (
    <Box sx={{ height: 200, py: 2 }}>
      <Slider
        orientation="vertical"
        aria-label="Height of the desk"
        getAriaValueText={(value) => `${value} centimeters`}
        valueLabelDisplay="auto"
        defaultValue={74}
        min={62}
        max={126}
        sx={exposeAsVertical}
      />
    </Box>
  );
}
