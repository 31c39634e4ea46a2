import Box from '@mui/system/Box';

export default function Width() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', width: 1 }}>
      <Box
        sx={{
          boxSizing: 'border-box',
          width: { xs: 1, sm: 1 / 3 },
          p: 2,
          bgcolor: '#0b3d5c',
          color: '#fff',
        }}
      >
        Filters
      </Box>
      <Box
        sx={{
          boxSizing: 'border-box',
          width: { xs: 1, sm: 2 / 3 },
          p: 2,
          bgcolor: '#dfe7ee',
          color: '#102a43',
        }}
      >
        128 orders
      </Box>
    </Box>
  );
}
