import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { bindPopper, bindToggle, usePopupState } from 'material-ui-popup-state/hooks';

export default function PopperPopupState() {
  const popupState = usePopupState({ variant: 'popper', popupId: 'return-policy' });

  return (
    <div>
      <Button {...bindToggle(popupState)} aria-expanded={popupState.isOpen}>
        Returns
      </Button>
      <Popper {...bindPopper(popupState)}>
        <Paper elevation={3} sx={{ m: 1, p: 2 }}>
          Send it back within 30 days
        </Paper>
      </Popper>
    </div>
  );
}
