import HomeIcon from '@mui/icons-material/Home';
import Stack from '@mui/material/Stack';

export default function IconsThumbnail() {
  return (
    <Stack direction="row" spacing={1}>
      <HomeIcon color="primary" fontSize="small" />
      <HomeIcon color="secondary" />
      <HomeIcon color="action" fontSize="large" />
    </Stack>
  );
}
