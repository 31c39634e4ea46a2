import Box from '@mui/material/Box';

export default function BoxThumbnail() {
  return (
    <Box sx={{ p: 2, border: '2px dashed', borderColor: 'primary.main', borderRadius: 1 }}>
      <Box sx={{ width: 72, height: 32, bgcolor: 'primary.light' }} />
    </Box>
  );
}
