import Slider from '@mui/material/Slider';

export default function SliderThumbnail() {
  return <Slider defaultValue={60} valueLabelDisplay="off" sx={{ width: 160 }} />;
}
