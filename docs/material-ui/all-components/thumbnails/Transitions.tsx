import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function TransitionsThumbnail() {
  return (
    <Stack direction="row" spacing={2}>
      {[0.25, 0.5, 0.75, 1].map((opacity) => (
        <Fade key={opacity} in appear={false}>
          <Box sx={{ bgcolor: 'background.paper' }}>
            <Paper sx={{ width: 28, height: 56, bgcolor: 'primary.main' }} style={{ opacity }} />
          </Box>
        </Fade>
      ))}
    </Stack>
  );
}
