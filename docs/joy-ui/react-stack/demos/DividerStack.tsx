import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerStack() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      divider={<Divider orientation="vertical" aria-hidden="true" />}
    >
      <Typography level="body-sm">128 files</Typography>
      <Typography level="body-sm">9 folders</Typography>
      <Typography level="body-sm">1.4 GB</Typography>
    </Stack>
  );
}
