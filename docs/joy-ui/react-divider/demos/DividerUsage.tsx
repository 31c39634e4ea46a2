import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerUsage() {
  return (
    <Stack spacing={1.5} sx={{ width: 260 }}>
      <Typography>Bread and rolls: €12</Typography>
      <Typography>Delivery: €3</Typography>
      <Divider />
      <Typography level="title-md">Total: €15</Typography>
    </Stack>
  );
}
