import Checkbox from '@mui/material/Checkbox';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function TransferListThumbnail() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Paper variant="outlined" sx={{ p: 1 }}>
        <Checkbox size="small" defaultChecked sx={{ p: 0 }} /> Read
      </Paper>
      <Stack>
        <ChevronRightIcon color="primary" />
        <ChevronLeftIcon color="disabled" />
      </Stack>
      <Paper variant="outlined" sx={{ p: 1 }}>
        <Checkbox size="small" sx={{ p: 0 }} /> Write
      </Paper>
    </Stack>
  );
}
