import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import DownloadIcon from '@mui/icons-material/Download';
import TaskAltIcon from '@mui/icons-material/TaskAlt';

export default function IconLabelButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<DownloadIcon />}>
        Download report
      </Button>
      <Button variant="contained" endIcon={<TaskAltIcon />}>
        Mark as done
      </Button>
    </Stack>
  );
}
