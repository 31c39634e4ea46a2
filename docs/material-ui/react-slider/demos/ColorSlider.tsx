import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const colors = ['primary', 'secondary', 'success', 'warning'] as const;

export default function ColorSlider() {
  return (
    <Box sx={{ width: 240 }}>
      {colors.map((color) => (
        <Slider key={color} color={color} aria-label={`Level (${color})`} defaultValue={40} />
      ))}
    </Box>
  );
}
