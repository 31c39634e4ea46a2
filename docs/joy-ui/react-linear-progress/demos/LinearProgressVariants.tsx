import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function LinearProgressVariants() {
  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 360 }}>
      {variants.map((variant) => (
        <div key={variant}>
          <Typography level="body-sm">{variant}</Typography>
          <LinearProgress variant={variant} determinate value={60} aria-label={variant} />
        </div>
      ))}
    </Stack>
  );
}
