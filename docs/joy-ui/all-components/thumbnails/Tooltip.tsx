import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function TooltipThumbnail() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Sheet
        variant="solid"
        color="neutral"
        sx={{ px: 1, py: 0.5, borderRadius: 'sm', fontSize: 'sm' }}
      >
        Sends it now
      </Sheet>
      <Button variant="outlined">Send</Button>
    </Stack>
  );
}
