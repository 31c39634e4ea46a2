import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AnimationSkeleton() {
  return (
    <Stack spacing={1} sx={{ width: 1, maxWidth: 320 }}>
      <Typography level="body-sm">Pulse</Typography>
      <Skeleton variant="rectangular" height={32} />
      <Typography level="body-sm">Wave</Typography>
      <Skeleton variant="rectangular" height={32} animation="wave" />
      <Typography level="body-sm">None</Typography>
      <Skeleton variant="rectangular" height={32} animation={false} />
    </Stack>
  );
}
