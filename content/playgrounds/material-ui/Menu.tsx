import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import type { MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuExample(props: Omit<MenuProps, 'open'>) {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchorEl(null);
  return (
    <React.Fragment>
      <Button aria-haspopup="menu" onClick={(event) => setAnchorEl(event.currentTarget)}>
        Account
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={close}
        MenuListProps={{ 'aria-label': 'Account' }}
        {...props}
      >
        <MenuItem onClick={close}>Profile</MenuItem>
        <MenuItem onClick={close}>Sign out</MenuItem>
      </Menu>
    </React.Fragment>
  );
}
