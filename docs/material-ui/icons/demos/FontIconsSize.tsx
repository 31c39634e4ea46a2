import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function FontIconsSize() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'end' }}>
      <Icon fontSize="small">event</Icon>
      <Icon>event</Icon>
      <Icon fontSize="large">event</Icon>
      <Icon sx={{ fontSize: 48 }}>event</Icon>
    </Stack>
  );
}
