import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

export default function ContinuousSlider() {
  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <VolumeDownIcon />
        <Slider aria-label="Volume" defaultValue={30} />
        <VolumeUpIcon />
      </Stack>
      <Slider aria-label="Volume of the locked channel" defaultValue={30} disabled />
    </Stack>
  );
}
