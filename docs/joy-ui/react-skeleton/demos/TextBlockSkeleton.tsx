import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';

export default function TextBlockSkeleton() {
  return (
    <Box sx={{ width: 1, maxWidth: 320 }}>
      <Skeleton variant="text" level="h2" width="70%" />
      <Skeleton variant="text" />
      <Skeleton variant="text" />
      <Skeleton variant="text" width="40%" />
    </Box>
  );
}
