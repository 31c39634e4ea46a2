import Slider from '@mui/joy/Slider';

export default function SliderThumbnail() {
  return <Slider defaultValue={40} aria-label="Volume" sx={{ width: 160 }} />;
}
