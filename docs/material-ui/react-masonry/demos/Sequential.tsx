import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const heights = [72, 40, 120, 56, 96, 40, 80];

export default function Sequential() {
  return (
    <Box sx={{ width: '100%', minHeight: 280 }}>
      <Masonry sequential columns={3} spacing={1} sx={{ width: 'auto' }}>
        {heights.map((height, index) => (
          <Paper key={index} variant="outlined" sx={{ height, p: 1 }}>
            Step {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
