import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedReset() {
  return (
    <Box sx={{ p: 2, color: '#000', bgcolor: '#f3ede0', fontFamily: 'serif' }}>
      Delivery notes, on a page that keeps its own styles.
      <ScopedCssBaseline sx={{ mt: 2, p: 2 }}>
        <Box sx={{ mb: 2 }}>
          New part: <strong>6 notes</strong> are waiting.
        </Box>
        <Button variant="contained">Show notes</Button>
      </ScopedCssBaseline>
    </Box>
  );
}
