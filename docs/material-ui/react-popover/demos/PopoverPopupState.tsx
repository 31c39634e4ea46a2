import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { bindPopover, bindTrigger, usePopupState } from 'material-ui-popup-state/hooks';

export default function PopoverPopupState() {
  const popupState = usePopupState({ variant: 'popover', popupId: 'delivery-details' });

  return (
    <div>
      <Button {...bindTrigger(popupState)} aria-haspopup="dialog">
        Delivery
      </Button>
      <Popover
        {...bindPopover(popupState)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Delivery' } }}
      >
        <Typography sx={{ p: 2 }}>Arrives on Friday between 9 and 12.</Typography>
      </Popover>
    </div>
  );
}
