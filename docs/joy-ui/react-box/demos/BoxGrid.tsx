import Box from '@mui/joy/Box';

export default function BoxGrid() {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' }, m: 0 }}
    >
      <dt>Order</dt>
      <dd>2041</dd>
      <dt>Customer</dt>
      <dd>Mei Tanaka</dd>
      <dt>Delivery</dt>
      <dd>12 Quay Street, Riverton</dd>
    </Box>
  );
}
