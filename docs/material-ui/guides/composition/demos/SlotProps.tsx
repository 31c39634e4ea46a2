import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

export default function SlotProps() {
  return (
    <Tooltip
      describeChild
      title="Saved two minutes ago"
      slots={{ transition: Zoom }}
      slotProps={{
        transition: { timeout: 400 },
        tooltip: { sx: { fontSize: '0.875rem', padding: 1 } },
      }}
    >
      <Button>History</Button>
    </Tooltip>
  );
}
