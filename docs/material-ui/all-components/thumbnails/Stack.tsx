import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function StackThumbnail() {
  return (
    <Stack spacing={1} sx={{ width: 140 }}>
      <Box sx={{ height: 20, bgcolor: 'primary.light', borderRadius: 1 }} />
      <Box sx={{ height: 20, bgcolor: 'primary.main', borderRadius: 1 }} />
      <Box sx={{ height: 20, bgcolor: 'primary.dark', borderRadius: 1 }} />
    </Stack>
  );
}
