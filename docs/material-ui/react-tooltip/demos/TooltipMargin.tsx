import Button from '@mui/material/Button';
import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';

export default function TooltipMargin() {
  return (
    <Tooltip
      describeChild
      title="Every Monday at 9:00"
      slotProps={{
        popper: {
          sx: {
            [`&[data-popper-placement*="bottom"] .${tooltipClasses.tooltip}`]: { mt: 3 },
            [`&[data-popper-placement*="top"] .${tooltipClasses.tooltip}`]: { mb: 3 },
          },
        },
      }}
    >
      <Button>Send report</Button>
    </Tooltip>
  );
}
