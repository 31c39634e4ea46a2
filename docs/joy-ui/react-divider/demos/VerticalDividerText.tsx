import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function VerticalDividerText() {
  return (
    <Stack direction="row" spacing={2} sx={{ height: 140, '& .MuiSheet-root': { p: 2 } }}>
      <Sheet variant="soft">By boat: 40 minutes</Sheet>
      <Divider orientation="vertical" role="presentation">
        or
      </Divider>
      <Sheet variant="soft">By bus: 55 minutes</Sheet>
    </Stack>
  );
}
