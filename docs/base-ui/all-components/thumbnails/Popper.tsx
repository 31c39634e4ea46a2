import Stack from '@mui/system/Stack';
import Box from '@mui/system/Box';

export default function PopperThumbnail() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', fontSize: 13 }}>
      <button type="button">Anchor</button>
      <Box sx={{ border: 1, px: 1 }}>Stays beside it</Box>
    </Stack>
  );
}
