import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxThumbnail() {
  return (
    <Stack spacing={1}>
      <Checkbox label="Express" defaultChecked />
      <Checkbox label="Gift wrap" />
    </Stack>
  );
}
