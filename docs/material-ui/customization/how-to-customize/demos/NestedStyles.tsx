import Slider, { sliderClasses } from '@mui/material/Slider';

export default function NestedStyles() {
  return (
    <Slider
      aria-label="Brightness"
      defaultValue={60}
      sx={{
        width: 240,
        [`& .${sliderClasses.thumb}`]: { borderRadius: '4px' },
        [`& .${sliderClasses.rail}`]: { opacity: 0.6 },
      }}
    />
  );
}
