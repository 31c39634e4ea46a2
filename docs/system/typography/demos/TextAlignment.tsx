import Box from '@mui/system/Box';

const lines = [
  { item: 'Desk lamp', price: '48.00' },
  { item: 'Office chair', price: '189.50' },
  { item: 'Delivery to Osaka', price: '12.00' },
];

export default function TextAlignment() {
  return (
    <Box component="table" sx={{ width: 1, maxWidth: 360, borderSpacing: 0 }}>
      <Box component="caption" sx={{ textAlign: 'start', fontWeight: 600 }}>
        Order 1042
      </Box>
      <tbody>
        {lines.map(({ item, price }) => (
          <tr key={item}>
            <Box component="th" scope="row" sx={{ textAlign: 'start', fontWeight: 400, py: 1 }}>
              {item}
            </Box>
            <Box component="td" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              {price}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
