import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonThumbnail() {
  return (
    <Stack direction="row" spacing={1} sx={{ width: 170, alignItems: 'center' }}>
      <Skeleton animation={false} variant="circular" width={40} height={40} />
      <Stack sx={{ flex: 1 }}>
        <Skeleton animation={false} />
        <Skeleton animation={false} width="60%" />
      </Stack>
    </Stack>
  );
}
