import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const ThickSlider = styled(Slider)({
  height: 10,
  [`& .${sliderClasses.track}`]: { border: 'none' },
  [`& .${sliderClasses.thumb}`]: {
    width: 26,
    height: 26,
    backgroundColor: '#fff',
    border: '3px solid currentColor',
  },
  [`& .${sliderClasses.valueLabel}`]: { borderRadius: 999, backgroundColor: '#37474f' },
});

export default function CustomizedSlider() {
  return (
    <Box sx={{ width: 240 }}>
      <ThickSlider aria-label="Brightness" valueLabelDisplay="auto" defaultValue={60} />
    </Box>
  );
}
