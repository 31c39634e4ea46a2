import Slider from '@mui/material/Slider';

export default function SxProp() {
  return (
    <Slider
      aria-label="Brightness"
      defaultValue={60}
      sx={{ width: 240, color: 'success.main', my: { xs: 1, md: 3 } }}
    />
  );
}
