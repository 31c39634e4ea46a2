import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const folders = [
  { name: 'Contracts', progress: 25 },
  { name: 'Invoices', progress: 60 },
  { name: 'Photos', progress: 100 },
];

export default function CircularDeterminate() {
  return (
    <Stack direction="row" spacing={4}>
      {folders.map(({ name, progress }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <CircularProgress
            variant="determinate"
            value={progress}
            aria-label={`Backup of ${name}`}
          />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
