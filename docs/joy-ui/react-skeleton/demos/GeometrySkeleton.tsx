import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function GeometrySkeleton() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Skeleton variant="circular" width={56} height={56} />
      <Skeleton variant="rectangular" width={120} height={56} />
      <Skeleton variant="rectangular" width={120} height={40} sx={{ borderRadius: 'xl' }} />
    </Stack>
  );
}
