import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import PlaceIcon from '@mui/icons-material/Place';
import ScheduleIcon from '@mui/icons-material/Schedule';

export default function IconChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip icon={<ScheduleIcon />} label="Due on Friday" />
      <Chip icon={<PlaceIcon color="primary" />} label="Nairobi" variant="outlined" />
    </Stack>
  );
}
