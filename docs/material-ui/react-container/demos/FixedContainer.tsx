import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function FixedContainer() {
  return (
    <Box sx={{ bgcolor: 'action.selected' }}>
      <Container fixed sx={{ py: 3, bgcolor: 'background.paper' }}>
        <Typography>
          From a window of 600 pixels, this container is 600, 900, or 1200 pixels wide.
        </Typography>
      </Container>
    </Box>
  );
}
