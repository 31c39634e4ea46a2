import Stack from '@mui/system/Stack';
import Box from '@mui/system/Box';

export default function NoSsrThumbnail() {
  return (
    <Stack direction="row" spacing={1} sx={{ fontSize: 13 }}>
      <Box sx={{ border: '1px dashed', p: 1 }}>Server</Box>
      <span>→</span>
      <Box sx={{ border: 1, p: 1 }}>Browser</Box>
    </Stack>
  );
}
