import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function BasicSkeleton() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: 1, maxWidth: 320, alignItems: 'center' }}>
      <Skeleton variant="circular" width={48} height={48} sx={{ flexShrink: 0 }} />
      <Box sx={{ flexGrow: 1 }}>
        <Skeleton variant="text" level="title-md" width="60%" />
        <Skeleton variant="text" level="body-sm" />
      </Box>
    </Stack>
  );
}
