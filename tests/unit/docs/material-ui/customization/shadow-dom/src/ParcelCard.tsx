import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function ParcelCard({ number }: { number: string }) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        Parcel {number}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ 'aria-label': `Parcel ${number}` }}
      >
        <MenuItem onClick={close}>Track</MenuItem>
        <MenuItem onClick={close}>Return</MenuItem>
      </Menu>
    </>
  );
}
