import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const line = <Divider orientation="vertical" aria-orientation="vertical" />;

export default function VerticalDividers() {
  return (
    <Stack direction="row" spacing={2} divider={line}>
      <Typography>12 rooms</Typography>
      <Typography>3 floors</Typography>
      <Typography>1 lift</Typography>
    </Stack>
  );
}
