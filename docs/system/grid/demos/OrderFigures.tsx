import Box from '@mui/system/Box';

const figures = [
  { name: 'Open', count: 48 },
  { name: 'Packed', count: 17 },
  { name: 'Shipped', count: 112 },
  { name: 'Returned', count: 6 },
  { name: 'Late', count: 3 },
];

export default function OrderFigures() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 1,
        width: '100%',
        m: 0,
        p: 0,
      }}
    >
      {figures.map(({ name, count }) => (
        <Box key={name} component="li" sx={{ p: 1, border: 1, listStyle: 'none' }}>
          {name} <Box sx={{ fontSize: 24 }}>{count}</Box>
        </Box>
      ))}
    </Box>
  );
}
