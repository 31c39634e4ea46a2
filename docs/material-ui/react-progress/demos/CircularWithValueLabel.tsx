import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

const done = 18;
const total = 24;
const percent = (done / total) * 100;

export default function CircularWithValueLabel() {
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex' }}>
      <CircularProgress
        variant="determinate"
        value={percent}
        size={64}
        aria-label="Onboarding tasks"
      />
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
        <Typography variant="body2" aria-hidden>
          {Math.round(percent)}%
        </Typography>
      </Box>
    </Box>
  );
}
