import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function SimpleContainer() {
  return (
    <Box sx={{ width: '100%', bgcolor: 'action.selected' }}>
      <Container maxWidth="sm" sx={{ py: 3, bgcolor: 'background.paper' }}>
        <Typography variant="h6" component="p" gutterBottom>
          Returns
        </Typography>
        <Typography>
          Send back what doesn’t fit within 30 days. The label is in the parcel, and the refund
          follows when it arrives in our warehouse.
        </Typography>
      </Container>
    </Box>
  );
}
