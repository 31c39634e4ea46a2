import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const elevations = [0, 1, 2, 4, 8, 16, 24];

export default function Elevation() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
        gap: 3,
        width: 1,
        p: 2,
      }}
    >
      {elevations.map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={{ py: 3, textAlign: 'center' }}>
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
