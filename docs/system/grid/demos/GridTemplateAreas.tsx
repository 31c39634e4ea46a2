import Box from '@mui/system/Box';

export default function GridTemplateAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: {
          xs: '"title" "orders" "filters"',
          sm: '"title title" "orders filters"',
        },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 140px' },
        gap: 1,
        width: '100%',
        maxWidth: 560,
        '& > div': { p: 1, color: '#fff' },
      }}
    >
      <Box sx={{ gridArea: 'title', bgcolor: '#004d40' }}>Orders of this week</Box>
      <Box sx={{ gridArea: 'orders', minHeight: 96, bgcolor: '#1a237e' }}>38 orders</Box>
      <Box sx={{ gridArea: 'filters', bgcolor: '#4a148c' }}>Country, status</Box>
    </Box>
  );
}
