import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipOffset() {
  return (
    <Tooltip
      describeChild
      title="Every Monday at 9:00"
      slotProps={{
        popper: { modifiers: [{ name: 'offset', options: { offset: [0, -14] } }] },
      }}
    >
      <Button>Send report</Button>
    </Tooltip>
  );
}
