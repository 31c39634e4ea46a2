import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonThumbnail() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Skeleton animation={false} variant="circular" width={40} height={40} />
      <Stack spacing={1}>
        <Skeleton animation={false} variant="rectangular" width={110} height={12} />
        <Skeleton animation={false} variant="rectangular" width={80} height={12} />
      </Stack>
    </Stack>
  );
}
