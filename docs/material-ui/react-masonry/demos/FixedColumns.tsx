import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const formats = [
  { name: 'A6', height: 40 },
  { name: 'A3', height: 112 },
  { name: 'A4', height: 80 },
  { name: 'A5', height: 56 },
  { name: 'A2', height: 160 },
  { name: 'B5', height: 72 },
  { name: 'B4', height: 100 },
];

export default function FixedColumns() {
  return (
    <Box sx={{ width: '100%', minHeight: 280 }}>
      <Masonry columns={3} spacing={1} sx={{ width: 'auto' }}>
        {formats.map(({ name, height }) => (
          <Paper key={name} variant="outlined" sx={{ height, p: 1 }}>
            {name}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
