import Box from '@mui/joy/Box';
import Slider, { sliderClasses } from '@mui/joy/Slider';

const marks = [
  { value: 0, label: 'Never' },
  { value: 50, label: 'Sometimes' },
  { value: 100, label: 'Always' },
];

export default function EdgeLabelSlider() {
  return (
    <Box sx={{ width: 260 }}>
      <Slider
        aria-label="I work from home"
        getAriaValueText={(value) => marks.find((mark) => mark.value === value)?.label ?? ''}
        marks={marks}
        step={null}
        sx={{
          [`& .${sliderClasses.markLabel}`]: { color: 'text.secondary' },
          [`& .${sliderClasses.markLabel}[data-index="0"]`]: { transform: 'none' },
          [`& .${sliderClasses.markLabel}[data-index="2"]`]: { transform: 'translateX(-100%)' },
        }}
      />
    </Box>
  );
}
