import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function SimpleContainer() {
  return (
    <Box sx={{ width: '100%', bgcolor: '#b2dfdb' }}>
      <Container maxWidth="sm" sx={{ py: 3, color: '#fff', bgcolor: '#004d40' }}>
        Send back what doesn’t fit within 30 days. The label is in the parcel, and the refund
        follows when it arrives in our warehouse.
      </Container>
    </Box>
  );
}
