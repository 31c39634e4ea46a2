import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function CommentSkeleton() {
  return (
    <Stack spacing={2} role="group" aria-label="Comments" aria-busy="true" sx={{ width: 1 }}>
      {['80%', '50%', '65%'].map((width) => (
        <Stack key={width} direction="row" spacing={1.5}>
          <Avatar>
            <Skeleton animation="wave" />
          </Avatar>
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton variant="text" level="title-sm" width="30%" animation="wave" />
            <Skeleton variant="text" level="body-sm" width={width} animation="wave" />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
