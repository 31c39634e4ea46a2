import Stack from '@mui/system/Stack';
import Box from '@mui/system/Box';

export default function PortalThumbnail() {
  return (
    <Stack direction="row" spacing={1} sx={{ fontSize: 13, alignItems: 'center' }}>
      <Box sx={{ border: '1px dashed', p: 1 }}>Here</Box>
      <span>→</span>
      <Box sx={{ border: 1, p: 1 }}>In the body</Box>
    </Stack>
  );
}
