import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchThumbnail() {
  return (
    <Stack direction="row" spacing={2}>
      <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Heating' } }} />
      <Switch slotProps={{ input: { 'aria-label': 'Cooling' } }} />
    </Stack>
  );
}
