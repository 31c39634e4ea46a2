import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function AppProviderThumbnail() {
  return (
    <Stack spacing={0.5} sx={{ border: '1px dashed', p: 1, fontSize: 13, alignItems: 'center' }}>
      <span>Theme · Router · Session</span>
      <Box sx={{ border: 1, px: 3, py: 1 }}>Your app</Box>
    </Stack>
  );
}
