import Box from '@mui/system/Box';

export default function ClickAwayListenerThumbnail() {
  return (
    <Box sx={{ border: '1px dashed', p: 2, fontSize: 13 }}>
      <Box sx={{ border: 1, px: 1, py: 0.5 }}>Press outside</Box>
    </Box>
  );
}
