import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { bindMenu, bindTrigger, usePopupState } from 'material-ui-popup-state/hooks';

export default function MenuPopupState() {
  const popupState = usePopupState({ variant: 'popover', popupId: 'team-menu' });

  return (
    <div>
      <Button {...bindTrigger(popupState)} aria-expanded={popupState.isOpen}>
        Team
      </Button>
      <Menu {...bindMenu(popupState)} MenuListProps={{ 'aria-label': 'Team' }}>
        <MenuItem onClick={popupState.close}>Invite a member</MenuItem>
        <MenuItem onClick={popupState.close}>Edit the roles</MenuItem>
        <MenuItem onClick={popupState.close}>Leave the team</MenuItem>
      </Menu>
    </div>
  );
}
