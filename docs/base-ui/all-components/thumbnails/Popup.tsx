import Stack from '@mui/system/Stack';
import Box from '@mui/system/Box';

export default function PopupThumbnail() {
  return (
    <Stack spacing={1} sx={{ fontSize: 13 }}>
      <Box sx={{ border: 1, borderRadius: 1, px: 1 }}>A note on top</Box>
      <button type="button">Anchor</button>
    </Stack>
  );
}
