import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';

export default function NoSsrThumbnail() {
  return (
    <NoSsr fallback={<Skeleton animation={false} variant="rounded" width={140} height={48} />}>
      <Box sx={{ width: 140, height: 48 }} />
    </NoSsr>
  );
}
