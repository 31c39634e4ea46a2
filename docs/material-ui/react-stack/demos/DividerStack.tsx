import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerStack() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      divider={<Divider orientation="vertical" flexItem aria-hidden="true" />}
    >
      <Typography variant="body2">128 files</Typography>
      <Typography variant="body2">9 folders</Typography>
      <Typography variant="body2">1.4 GB</Typography>
    </Stack>
  );
}
