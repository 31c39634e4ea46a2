import Stack from '@mui/system/Stack';
import Box from '@mui/system/Box';

export default function TooltipThumbnail() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Box sx={{ border: 1, borderRadius: 1, px: 1, fontSize: 13 }}>Sends it now</Box>
      <button type="button">Send</button>
    </Stack>
  );
}
