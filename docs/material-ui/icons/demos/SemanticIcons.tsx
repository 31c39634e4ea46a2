import Box from '@mui/material/Box';
import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import { visuallyHidden } from '@mui/utils';

export default function SemanticIcons() {
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <CheckCircleIcon color="success" titleAccess="Paid:" />
        <span>Invoice 2041</span>
      </Stack>
      <Stack direction="row" spacing={1}>
        <Icon color="error">error</Icon>
        <Box component="span" sx={visuallyHidden}>
          Overdue:
        </Box>
        <span>Invoice 2042</span>
      </Stack>
    </Stack>
  );
}
