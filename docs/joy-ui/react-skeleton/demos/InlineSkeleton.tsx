import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function InlineSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ maxWidth: 320 }}>
      <Typography level="h3" component="p">
        <Skeleton>Harbor tour</Skeleton>
      </Typography>
      <Typography>
        <Skeleton>
          Two hours on the water, with a stop at the old lighthouse and a guide who knows the seals.
        </Skeleton>
      </Typography>
    </Box>
  );
}
