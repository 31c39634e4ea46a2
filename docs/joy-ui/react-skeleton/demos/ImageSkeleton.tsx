import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%234393e4" d="M0 0h16v9H0z"/%3E%3Cpath fill="%230a470a" d="m0 9 5-6 4 4 2-2 5 4z"/%3E%3C/svg%3E';

export default function ImageSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <AspectRatio variant="plain" ratio="16/9">
        <Skeleton loading={loading}>
          <img src={picture} alt="Hills below a clear sky" />
        </Skeleton>
      </AspectRatio>
      <Button variant="soft" onClick={() => setLoading(!loading)}>
        {loading ? 'Show the picture' : 'Load again'}
      </Button>
    </Stack>
  );
}
