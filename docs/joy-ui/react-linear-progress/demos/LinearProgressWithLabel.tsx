import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const percent = 64;

export default function LinearProgressWithLabel() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: 1, maxWidth: 360 }}>
      <LinearProgress determinate value={percent} aria-label="Backup" />
      <Typography level="body-sm" aria-hidden="true">
        {percent}%
      </Typography>
    </Stack>
  );
}
