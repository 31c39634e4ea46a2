import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function CircularProgressVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <CircularProgress
          key={variant}
          variant={variant}
          determinate
          value={60}
          aria-label={variant}
        />
      ))}
    </Stack>
  );
}
