import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function LinearProgressColors() {
  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 360 }}>
      {colors.map((color) => (
        <div key={color}>
          <Typography level="body-sm">{color}</Typography>
          <LinearProgress color={color} determinate value={60} aria-label={color} />
        </div>
      ))}
    </Stack>
  );
}
