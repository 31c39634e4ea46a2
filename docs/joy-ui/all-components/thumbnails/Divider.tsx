import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerThumbnail() {
  return (
    <Stack sx={{ width: 160 }} spacing={1}>
      <span>Monday</span>
      <Divider>Noon</Divider>
      <span>Tuesday</span>
    </Stack>
  );
}
