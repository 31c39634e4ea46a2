import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  { name: 'Open orders', value: '48' },
  { name: 'Shipped today', value: '112' },
  { name: 'Returns', value: '6' },
  { name: 'Late', value: '3' },
];

export default function ResponsiveFigures() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      {figures.map(({ name, value }) => (
        <Paper key={name} variant="outlined" sx={{ p: { xs: 1, md: 2 } }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography sx={{ typography: { xs: 'h6', md: 'h4' } }}>{value}</Typography>
        </Paper>
      ))}
    </Box>
  );
}
