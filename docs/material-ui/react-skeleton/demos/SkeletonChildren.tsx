import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function SkeletonChildren() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 2, width: '100%' }}>
      <Skeleton variant="circular">
        <Avatar />
      </Skeleton>
      <Skeleton width="100%">
        <Typography>Mei-Ling Chen</Typography>
      </Skeleton>
      <Avatar sx={{ bgcolor: 'primary.main' }}>MC</Avatar>
      <Typography sx={{ alignSelf: 'center' }}>Mei-Ling Chen</Typography>
    </Box>
  );
}
