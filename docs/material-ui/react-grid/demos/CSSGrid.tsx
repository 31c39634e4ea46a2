import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function CSSGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: 2,
        width: '100%',
      }}
    >
      <Paper sx={{ gridRow: { sm: 'span 2' }, p: 2 }}>Map</Paper>
      <Paper sx={{ gridColumn: { sm: 'span 2' }, p: 2 }}>Orders</Paper>
      <Paper sx={{ p: 2 }}>Drivers</Paper>
      <Paper sx={{ p: 2 }}>Weather</Paper>
    </Box>
  );
}
