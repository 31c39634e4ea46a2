import Box from '@mui/system/Box';

export default function BoxResponsive() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: 1,
        textAlign: 'center',
      }}
    >
      <Box sx={{ p: 2, bgcolor: '#004d40', color: '#fff' }}>Orders</Box>
      <Box sx={{ p: 2, bgcolor: '#1a237e', color: '#fff' }}>Stock</Box>
      <Box sx={{ p: 2, bgcolor: '#4a148c', color: '#fff' }}>Returns</Box>
    </Box>
  );
}
