import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function ContainerThumbnail() {
  return (
    <Box sx={{ width: 200, bgcolor: 'action.selected' }}>
      <Container maxWidth={false} sx={{ width: 130 }}>
        <Box sx={{ height: 72, bgcolor: 'primary.light' }} />
      </Container>
    </Box>
  );
}
