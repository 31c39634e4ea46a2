import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function BasicMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const close = () => setAnchorEl(null);

  return (
    <div>
      <Button
        id="order-button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'order-menu' : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Order 4182
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        MenuListProps={{ id: 'order-menu', 'aria-labelledby': 'order-button' }}
      >
        <MenuItem onClick={close}>Print the invoice</MenuItem>
        <MenuItem onClick={close}>Order again</MenuItem>
        <MenuItem disabled>Cancel the order</MenuItem>
      </Menu>
    </div>
  );
}
