import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const orders = ['Newest first', 'Oldest first', 'By customer'];

export default function SimpleListMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [sorting, setSorting] = React.useState(orders[1]);
  const open = anchorEl !== null;

  function handleChoice(order: string) {
    setSorting(order);
    setAnchorEl(null);
  }

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Sort: {sorting}
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={() => setAnchorEl(null)}
        MenuListProps={{ 'aria-label': 'Sort the invoices' }}
      >
        {orders.map((order) => (
          <MenuItem
            key={order}
            role="menuitemradio"
            selected={order === sorting}
            aria-checked={order === sorting}
            onClick={() => handleChoice(order)}
          >
            {order}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
