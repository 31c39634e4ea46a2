import Box from '@mui/system/Box';

const amounts = [
  { label: 'Desk lamp', amount: '49.00 EUR' },
  { label: 'Delivery', amount: '4.90 EUR' },
  { label: 'Total', amount: '53.90 EUR' },
];

export default function BorderAdditive() {
  return (
    <Box component="dl" sx={{ width: '100%', maxWidth: 320, m: 0 }}>
      {amounts.map(({ label, amount }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            py: 1,
            '&:last-of-type': { borderTop: 2, fontWeight: 'bold' },
          }}
        >
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            {amount}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
