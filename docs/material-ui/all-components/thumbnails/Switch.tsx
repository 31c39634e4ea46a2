import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SwitchThumbnail() {
  return (
    <Stack direction="row">
      <Switch defaultChecked />
      <Switch />
    </Stack>
  );
}
