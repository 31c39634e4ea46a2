import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const ChartIcon = createSvgIcon(<path d="M4 20V10h4v10zm6 0V4h4v16zm6 0v-7h4v7z" />, 'Chart');

export default function CreateSvgIcon() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'end' }}>
      <ChartIcon />
      <ChartIcon color="primary" fontSize="large" />
    </Stack>
  );
}
