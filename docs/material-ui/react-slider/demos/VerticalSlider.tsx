import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const bands = [
  { name: 'Bass', level: 60 },
  { name: 'Middle', level: 40 },
  { name: 'Treble', level: 75 },
];

export default function VerticalSlider() {
  return (
    <Stack direction="row" spacing={4} sx={{ height: 200, py: 2 }}>
      {bands.map(({ name, level }) => (
        <Slider
          key={name}
          orientation="vertical"
          aria-label={name}
          defaultValue={level}
          valueLabelDisplay="auto"
        />
      ))}
    </Stack>
  );
}
