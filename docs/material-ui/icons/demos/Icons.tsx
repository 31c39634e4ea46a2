import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function Icons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Icon>event</Icon>
      <Icon color="primary">event</Icon>
      <Icon color="success">task_alt</Icon>
      <Icon color="error">delete_forever</Icon>
      <Icon color="disabled">cloud_off</Icon>
    </Stack>
  );
}
