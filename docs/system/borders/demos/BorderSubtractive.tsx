import Box from '@mui/system/Box';

const figures = [
  { name: 'Open', count: 48 },
  { name: 'Shipped', count: 112 },
  { name: 'Late', count: 3 },
];

export default function BorderSubtractive() {
  return (
    <Box component="ul" sx={{ display: 'flex', width: '100%', maxWidth: 400, m: 0, p: 0 }}>
      {figures.map(({ name, count }) => (
        <Box
          key={name}
          component="li"
          sx={{
            flex: 1,
            py: 1,
            border: 1,
            '&:not(:last-of-type)': { borderInlineEnd: 0 },
            listStyle: 'none',
            textAlign: 'center',
          }}
        >
          <Box sx={{ fontSize: 24 }}>{count}</Box>
          {name}
        </Box>
      ))}
    </Box>
  );
}
