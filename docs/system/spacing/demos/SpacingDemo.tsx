import Box from '@mui/system/Box';

export default function SpacingDemo() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 400,
        p: { xs: 2, sm: 4 },
        bgcolor: '#0b3d5c',
        color: '#fff',
      }}
    >
      Order 1042
      <Box sx={{ my: 2, px: 2, py: 1, bgcolor: '#dfe7ee', color: '#102a43' }}>
        3 items, ready to ship
      </Box>
      <Box sx={{ paddingInlineStart: 2 }}>Delivery to Osaka</Box>
    </Box>
  );
}
