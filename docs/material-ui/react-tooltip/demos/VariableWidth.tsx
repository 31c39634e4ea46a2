import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const hint =
  'Archived projects stay searchable for a year, and every member of the team can restore them.';

export default function VariableWidth() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip title={hint} describeChild>
        <Button>300 pixels</Button>
      </Tooltip>
      <Tooltip title={hint} describeChild slotProps={{ tooltip: { sx: { maxWidth: 500 } } }}>
        <Button>500 pixels</Button>
      </Tooltip>
      <Tooltip title={hint} describeChild slotProps={{ tooltip: { sx: { maxWidth: 'none' } } }}>
        <Button>No limit</Button>
      </Tooltip>
    </Stack>
  );
}
