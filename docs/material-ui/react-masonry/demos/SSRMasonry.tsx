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

export default function SSRMasonry() {
  return (
    <Box sx={{ width: '100%', minHeight: 300 }}>
      <Masonry
        columns={3}
        spacing={1}
        defaultColumns={3}
        defaultHeight={300}
        defaultSpacing={1}
        sx={{ width: 'auto', m: -0.5, '& > *': { m: 0.5, width: 'calc(33.33% - 8px)' } }}
      >
        {formats.map(({ name, height }) => (
          <Paper key={name} variant="outlined" sx={{ boxSizing: 'border-box', height, p: 1 }}>
            {name}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
