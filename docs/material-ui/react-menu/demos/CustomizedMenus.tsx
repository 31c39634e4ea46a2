import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import Menu, { menuClasses } from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';

const RoundMenu = styled(Menu)({
  [`& .${menuClasses.paper}`]: { borderRadius: 12, marginTop: 8, minWidth: 200 },
  [`& .${menuClasses.list}`]: { padding: 8 },
  [`& .${menuItemClasses.root}`]: {
    borderRadius: 8,
    [`&.${menuItemClasses.focusVisible}`]: { outline: '2px solid' },
  },
});

export default function CustomizedMenus() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const close = () => setAnchorEl(null);

  return (
    <div>
      <Button
        variant="contained"
        disableElevation
        aria-haspopup="menu"
        aria-expanded={open}
        endIcon={<KeyboardArrowDownIcon />}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Options
      </Button>
      <RoundMenu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        elevation={2}
        MenuListProps={{ 'aria-label': 'Options' }}
      >
        <MenuItem onClick={close}>Rename</MenuItem>
        <MenuItem onClick={close}>Move to a folder</MenuItem>
        <MenuItem onClick={close}>Archive</MenuItem>
      </RoundMenu>
    </div>
  );
}
