import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { mei } from './portraits';

export default function BasicAvatars() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Avatar alt="" src={mei} />
      <div>
        <Typography level="title-sm">Mei Tanaka</Typography>
        <Typography level="body-sm">Packing, late shift</Typography>
      </div>
    </Stack>
  );
}
