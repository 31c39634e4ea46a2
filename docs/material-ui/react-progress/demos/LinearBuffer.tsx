import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function LinearBuffer() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="recording-position" variant="body2" gutterBottom>
        Recording of the team meeting
      </Typography>
      <LinearProgress
        variant="buffer"
        value={35}
        valueBuffer={60}
        aria-labelledby="recording-position"
        aria-valuetext="14 of 40 minutes played"
      />
    </Box>
  );
}
