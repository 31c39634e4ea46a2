import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColor() {
  return (
    <Box sx={{ width: '100%', p: 3, bgcolor: 'grey.900' }}>
      <Skeleton variant="rounded" height={96} sx={{ bgcolor: 'grey.800' }} />
      <Skeleton width="60%" sx={{ bgcolor: 'grey.800' }} />
    </Box>
  );
}
