import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function StackThumbnail() {
  return (
    <Stack direction="row" spacing={1}>
      <Sheet variant="soft" color="primary" sx={{ p: 2 }}>
        1
      </Sheet>
      <Sheet variant="soft" color="primary" sx={{ p: 2 }}>
        2
      </Sheet>
      <Sheet variant="soft" color="primary" sx={{ p: 2 }}>
        3
      </Sheet>
    </Stack>
  );
}
