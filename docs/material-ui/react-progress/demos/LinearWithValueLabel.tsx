import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const files = [
  { name: 'floor-plan.pdf', percent: 82 },
  { name: 'site-photos.zip', percent: 37 },
];

export default function LinearWithValueLabel() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      {files.map(({ name, percent }) => (
        <Box key={name}>
          <Typography variant="body2">{name}</Typography>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={`Upload of ${name}`}
              sx={{ flexGrow: 1 }}
            />
            <Typography variant="body2" color="textSecondary" aria-hidden>
              {percent}%
            </Typography>
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
