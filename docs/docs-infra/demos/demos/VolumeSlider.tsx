import Slider from '@mui/material/Slider';

export default function VolumeSlider() {
  return <Slider aria-label="Volume" defaultValue={30} sx={{ maxWidth: 240 }} />;
}
