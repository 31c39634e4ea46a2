import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function FixedContainer() {
  return (
    <Box sx={{ bgcolor: '#b2dfdb' }}>
      <Container fixed sx={{ py: 3, color: '#fff', bgcolor: '#004d40' }}>
        From a window of 600 pixels, this container is 600, 900, or 1200 pixels wide.
      </Container>
    </Box>
  );
}
