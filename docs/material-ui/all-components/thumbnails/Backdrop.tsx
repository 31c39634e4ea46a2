import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';

export default function BackdropThumbnail() {
  return (
    <Box sx={{ position: 'relative', width: 180, height: 96, p: 1 }}>
      <Skeleton animation={false} />
      <Skeleton animation={false} width="60%" />
      <Backdrop open appear={false} sx={{ position: 'absolute', borderRadius: 1 }}>
        <CircularProgress
          variant="determinate"
          value={70}
          size={28}
          sx={{ color: 'common.white' }}
        />
      </Backdrop>
    </Box>
  );
}
